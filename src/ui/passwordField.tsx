import {useEffect, useRef, type FocusEventHandler, type ReactNode, type Ref} from 'react';
import {CapsLockNote, useCapsLock} from './capsLock.tsx';
import {ControlFrame, Input} from './controlFrame.tsx';
import {describe, FieldShell, type FieldTexts} from './fieldShell.tsx';
import {useMergedRef} from './mergedRef.ts';
import {useMissedInput} from './missedInput.ts';
import {RevealToggle, useReveal} from './revealToggle.tsx';
import {useSettled} from './pointerGuard.ts';
import {tellAfterPaint} from './tellAfterPaint.ts';
import {useLatest} from './useLatest.ts';

export type PasswordFieldProps = FieldTexts & {
  id: string;
  name: string;
  /** Told what is typed once it is on the screen, and what already stood in the field when it came to life. */
  onChange: (typed: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** What was typed before, put into the field when it comes to life. */
  defaultTyped?: string | undefined;
  required?: boolean | undefined;
  showText: string;
  hideText: string;
  capsLockText?: string | undefined;
  describedBy?: string | undefined;
  autoComplete?: string | undefined;
  /** Stands under the field: the checklist of its rules. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A password input that React does not control: a controlled value would be mirrored into the page's markup. */
export function PasswordField({
  id,
  name,
  label,
  starred,
  hint,
  error,
  onChange,
  onBlur,
  defaultTyped = '',
  required,
  describedBy,
  autoComplete = 'new-password',
  ref,
  ...texts
}: PasswordFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  const told = useRef(defaultTyped);
  useMissedInput(own, told);
  const settledError = useSettled(error);
  const reveal = useReveal(own);
  const capsLock = useCapsLock();
  const capsLockId = capsLock.on && texts.capsLockText ? `${id}-caps-lock` : '';

  const tell = useLatest(onChange);

  useEffect(() => {
    const input = own.current;
    if (input === null || input.value === defaultTyped) return;
    if (input.value === '') {
      input.value = defaultTyped;
      return;
    }
    told.current = input.value;
    onChange(input.value);
    // Once: from here on the input knows best.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const extra = [describedBy, capsLockId].filter(Boolean).join(' ');
  return (
    <FieldShell {...{id, label, starred, hint}} error={settledError} below={texts.children}>
      <ControlFrame $invalid={Boolean(settledError)}>
        <Input
          {...{id, name, autoComplete}}
          ref={merged}
          type={reveal.shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={settledError ? true : undefined}
          aria-describedby={describe(id, {hint, error: settledError}, extra)}
          onChange={({target, nativeEvent}) => {
            told.current = target.value;
            tellAfterPaint(own, nativeEvent, () => tell.current(target.value));
          }}
          onKeyDown={capsLock.watch}
          onKeyUp={capsLock.watch}
          onBlur={(event) => {
            capsLock.forget();
            onBlur?.(event);
          }}
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
