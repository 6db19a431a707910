import type {ReactNode} from 'react';
import styled from 'styled-components';
import {breakAtDots} from '../text/breakAtDots.tsx';
import {FieldError} from './fieldError.tsx';
import {color, space} from '../theme/theme.ts';

export type FieldTexts = {
  label: string;
  /** Shows the `*`; whether the field is required is a matter of its own. */
  starred?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldShellProps = FieldTexts & {
  id: string;
  announceError?: boolean | undefined;
  labelAction?: ReactNode;
  status?: ReactNode;
  statusKind?: 'busy' | 'good' | undefined;
  /** Stands where the status will: shown while there is none, never spoken by itself. */
  preview?: string | undefined;
  below?: ReactNode;
  children: ReactNode;
};

type Described = {hint?: ReactNode; error?: string | undefined; status?: ReactNode};

/** The ids that a control is described by, in reading order. */
export function describe(id: string, {hint, error, status}: Described, extra?: string) {
  const ids = [
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
    status ? `${id}-status` : '',
    extra ?? '',
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, hint and error above a control, status line and more below it. */
export function FieldShell({id, label, starred, hint, error, children, ...rest}: FieldShellProps) {
  return (
    <Column>
      <LabelRow>
        <Label htmlFor={id}>
          <span>{label}</span>
          {starred && <Star aria-hidden="true">*</Star>}
        </Label>
        {rest.labelAction}
      </LabelRow>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={`${id}-error`} text={error} announced={rest.announceError} />
      {children}
      {rest.status !== undefined && (
        <Line $reserved={!error}>
          <Status id={`${id}-status`} role="status" $kind={rest.statusKind}>
            {rest.status && typeof rest.status === 'string'
              ? breakAtDots(rest.status)
              : rest.status}
          </Status>
          {rest.status === '' && rest.preview && breakAtDots(rest.preview)}
        </Line>
      )}
      {rest.below}
    </Column>
  );
}

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  /* Beside a field that says more, labels stay level with labels and inputs with inputs. */
  margin-bottom: auto;
`;

const Label = styled.label`
  font-weight: 600;
  min-width: 0;
`;

export const Star = styled.span`
  margin-inline-start: ${space(1)};
  color: ${color.alert};
`;

export const Hint = styled.p`
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const Line = styled.p<{$reserved: boolean}>`
  min-height: ${({$reserved}) => ($reserved ? '1.5rem' : 0)};
  margin-bottom: ${({$reserved}) => ($reserved ? `-${space(2)}` : 0)};
  color: ${color.muted};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Status = styled.span<{$kind: 'busy' | 'good' | undefined}>`
  color: ${({$kind}) => ($kind === 'good' ? color.good : color.muted)};
  font-weight: ${({$kind}) => ($kind === 'good' ? 600 : 400)};
`;
