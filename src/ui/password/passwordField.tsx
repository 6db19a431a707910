import type {ReactNode, RefObject} from 'react';
import {CapsLockNote, useCapsLock} from './capsLock.tsx';
import {ControlFrame, Input} from '../form/controlFrame.tsx';
import {describe, FieldShell, type FieldTexts} from '../form/fieldShell.tsx';
import {RevealToggle, useReveal} from './revealToggle.tsx';
import {useAfterPress} from '../actions/useAfterPress.ts';

export type PasswordFieldProps = FieldTexts & {
  id: string;
  name: string;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  showText: string;
  hideText: string;
  capsLockText?: string | undefined;
  describedBy?: string | undefined;
  autoComplete?: string | undefined;
  /** Stands under the field: the checklist of its rules. */
  children?: ReactNode;
  ref: RefObject<HTMLInputElement | null>;
};

/** A password input. It has no default value, which would stand in the page's markup. */
export function PasswordField({
  id,
  name,
  label,
  starred,
  hint,
  error,
  required,
  readOnly,
  describedBy,
  autoComplete = 'new-password',
  ref,
  ...texts
}: PasswordFieldProps) {
  const reveal = useReveal(ref);
  const capsLock = useCapsLock();
  const afterPress = useAfterPress();
  const capsLockId = capsLock.on && texts.capsLockText ? `${id}-caps-lock` : '';
  const extra = [describedBy, capsLockId].filter(Boolean).join(' ');
  return (
    <FieldShell {...{id, label, starred, hint, error}} below={texts.children}>
      <ControlFrame $invalid={Boolean(error)}>
        <Input
          {...{id, name, autoComplete, readOnly}}
          ref={ref}
          type={reveal.shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, {hint, error}, extra)}
          onKeyDown={capsLock.watch}
          onKeyUp={capsLock.watch}
          onBlur={() => afterPress(capsLock.forget)}
        />
        <RevealToggle
          shown={reveal.shown}
          text={reveal.shown ? texts.hideText : texts.showText}
          controls={id}
          onToggle={reveal.toggle}
        />
      </ControlFrame>
      <CapsLockNote id={`${id}-caps-lock`} text={capsLockId ? texts.capsLockText : undefined} />
    </FieldShell>
  );
}
