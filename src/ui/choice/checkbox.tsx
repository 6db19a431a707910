import type {ReactNode} from 'react';
import styled from 'styled-components';
import {FieldError} from '../form/fieldError.tsx';
import {describe, Star} from '../form/fieldShell.tsx';
import {color, media, radius, space} from '../theme/theme.ts';
import {readOnlyChoice} from './readOnlyChoice.ts';

type CheckboxProps = {
  id: string;
  name: string;
  /** May hold a link, which opens without ticking the box. */
  label: ReactNode;
  value?: string | undefined;
  required?: boolean | undefined;
  starred?: boolean | undefined;
  error?: string | undefined;
  readOnly?: boolean | undefined;
};

export function Checkbox({label, required, starred, error, readOnly, ...native}: CheckboxProps) {
  return (
    <div>
      <FieldError id={`${native.id}-error`} text={error} />
      <Row htmlFor={native.id} $invalid={Boolean(error)}>
        <Box
          {...native}
          {...readOnlyChoice(readOnly)}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(native.id, {error})}
        />
        <span>
          <span>{label}</span>
          {starred && <Star aria-hidden="true">*</Star>}
        </span>
      </Row>
    </div>
  );
}

const Row = styled.label<{$invalid: boolean}>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 44px;
  /* The fill reaches past the text, the box stays in line with the fields. */
  margin: ${space(1)} -${space(2)} 0;
  padding: 9px ${space(2)};
  border: 1px solid ${({$invalid}) => ($invalid ? color.alert : 'transparent')};
  border-radius: ${radius};
  background: ${({$invalid}) => ($invalid ? color.alertFill : 'transparent')};
  cursor: pointer;

  ${media.forcedColors} {
    border-color: ${({$invalid}) => ($invalid ? 'CanvasText' : 'Canvas')};
  }
`;

const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid ${color.border};
  border-radius: 6px;
  background: ${color.surface};
  cursor: pointer;

  &[aria-invalid='true'] {
    border-color: ${color.alert};
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }

  &:checked::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 6px;
    width: 7px;
    height: 12px;
    border: solid ${color.onPrimary};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg);
  }
`;
