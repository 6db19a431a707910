import {memo, type InputHTMLAttributes, type ReactNode, type Ref} from 'react';
import styled from 'styled-components';
import {ControlFrame, Input} from './controlFrame.tsx';
import {describe, FieldShell, type FieldTexts} from './fieldShell.tsx';
import {color, media, space} from '../theme/theme.ts';

type Native = InputHTMLAttributes<HTMLInputElement>;

export type TextFieldProps = FieldTexts & {
  id: string;
  name: string;
  onInput?: Native['onInput'];
  onBlur?: Native['onBlur'];
  required?: boolean | undefined;
  /** Speaks the error when it comes: for one that no submit announces. */
  announceError?: boolean | undefined;
  /** A polite live line under the field; an empty text keeps its room. */
  status?: ReactNode;
  statusKind?: 'busy' | 'good' | undefined;
  /** Shown where the status will stand, while there is none. */
  preview?: string | undefined;
  suffix?: ReactNode;
  trailing?: ReactNode;
  labelAction?: ReactNode;
  below?: ReactNode;
  describedBy?: string | undefined;
  type?: Native['type'];
  autoComplete?: Native['autoComplete'];
  inputMode?: Native['inputMode'];
  autoCapitalize?: Native['autoCapitalize'];
  autoCorrect?: Native['autoCorrect'];
  spellCheck?: Native['spellCheck'];
  enterKeyHint?: Native['enterKeyHint'];
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A labelled text input, whose text is the browser's; ids of its parts: `<id>-hint`, `<id>-error`, `<id>-status`, `<id>-suffix`. */
export const TextField = memo(function TextField({
  label,
  starred,
  hint,
  error,
  announceError,
  status,
  statusKind,
  preview,
  suffix,
  trailing,
  labelAction,
  below,
  describedBy,
  required,
  type = 'text',
  ...native
}: TextFieldProps) {
  const {id} = native;
  const suffixId = suffix ? `${id}-suffix` : undefined;
  return (
    <FieldShell
      {...{id, label, starred, hint, error, announceError, labelAction}}
      {...{status, statusKind, preview, below}}
    >
      <ControlFrame $invalid={Boolean(error)}>
        <Input
          {...native}
          type={type}
          // By which CSS detects that nothing is filled in.
          placeholder=" "
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(suffixId, describe(id, {hint, error, status}, describedBy))}
        />
        {suffix && <Suffix id={suffixId}>{suffix}</Suffix>}
        {trailing}
      </ControlFrame>
    </FieldShell>
  );
});

function joinIds(...ids: (string | undefined)[]) {
  return ids.filter(Boolean).join(' ') || undefined;
}

const Suffix = styled.span`
  /* Fills its row where it stands on one of its own. */
  flex: 1 1 auto;
  max-width: 100%;
  padding: ${space(2)} ${space(3)};
  box-shadow: 0 0 0 1px ${color.divider};
  background: ${color.page};
  color: ${color.muted};
  line-height: 1.75;
  overflow-wrap: anywhere;

  ${media.forcedColors} {
    outline: 1px solid;
  }
`;
