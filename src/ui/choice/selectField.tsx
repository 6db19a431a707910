import {memo} from 'react';
import styled from 'styled-components';
import {ControlFrame, controlStyle} from '../form/controlFrame.tsx';
import {describe, FieldShell, type FieldTexts} from '../form/fieldShell.tsx';
import {color, space} from '../theme/theme.ts';

type SelectOption = {
  value: string;
  label: string;
  /** What a shortened label stands for. */
  fullName?: string | undefined;
};

type SelectFieldProps = FieldTexts & {
  id: string;
  name: string;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  /** The text of the empty choice. */
  placeholder?: string | undefined;
  options: readonly SelectOption[];
  status?: string | undefined;
  describedBy?: string | undefined;
  /** The one value that can be chosen for now; the focus stays. */
  only?: string | undefined;
};

/** The control below its label; its many options are rendered again only when one of them changes. */
export const SelectField = memo(function SelectField({
  label,
  starred,
  hint,
  error,
  required,
  placeholder,
  options,
  status,
  describedBy,
  only,
  ...native
}: SelectFieldProps) {
  const {id} = native;
  const offered = options.filter(({value}) => only === undefined || value === only);
  return (
    <FieldShell {...{id, label, starred, hint, error, status}}>
      <ControlFrame $invalid={Boolean(error)}>
        <Select
          {...native}
          aria-required={required || undefined}
          aria-readonly={only !== undefined || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, {hint, error, status}, describedBy)}
        >
          {placeholder !== undefined && !only && <option value="">{placeholder}</option>}
          {offered.map((option) => (
            <option key={option.value} value={option.value} {...fullName(option)}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </Arrow>
      </ControlFrame>
    </FieldShell>
  );
});

function fullName({label, fullName: name}: SelectOption) {
  return name === undefined || name === label ? {} : {title: name, 'aria-label': name};
}

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${space(11)};
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

const Arrow = styled.svg`
  position: absolute;
  top: 50%;
  inset-inline-end: ${space(4)};
  width: 16px;
  height: 16px;
  margin-top: -8px;
  color: ${color.muted};
  pointer-events: none;
`;
