import {memo, useRef, type ChangeEventHandler, type FocusEventHandler, type Ref} from 'react';
import styled from 'styled-components';
import {ControlFrame, controlStyle} from './controlFrame.tsx';
import {useEarlyInput} from './earlyInput.ts';
import {describe, FieldShell, type FieldTexts} from './fieldShell.tsx';
import {useMergedRef} from './mergedRef.ts';
import {useMissedInput} from './missedInput.ts';
import {useSettled} from './pointerGuard.ts';
import {color, space} from './theme.ts';
import {useLatest} from './useLatest.ts';

type SelectOption = {
  value: string;
  label: string;
  /** What a shortened label stands for. */
  fullName?: string | undefined;
};

type SelectFieldProps = FieldTexts & {
  id: string;
  name: string;
  value: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  /** The text of the empty choice. */
  placeholder?: string | undefined;
  options: readonly SelectOption[];
  status?: string | undefined;
  describedBy?: string | undefined;
  /** Keeps what is chosen, which is all that can be chosen; the focus stays. */
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** The control below its label; its many options are drawn anew only when something of them changes. */
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
  readOnly = false,
  ref,
  ...native
}: SelectFieldProps) {
  const own = useRef<HTMLSelectElement>(null);
  const {id, value} = native;
  const settled = useSettled({error, status});
  const offered = readOnly ? options.filter((option) => option.value === value) : options;
  useEarlyInput(own, value);
  const known = useLatest(value);
  useMissedInput(own, known);
  return (
    <FieldShell {...{id, label, starred, hint}} {...settled}>
      <ControlFrame $invalid={Boolean(settled.error)}>
        <Select
          {...native}
          ref={useMergedRef(own, ref)}
          onChange={(event) => {
            known.current = event.target.value;
            native.onChange(event);
          }}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          aria-invalid={settled.error ? true : undefined}
          aria-describedby={describe(id, {hint, ...settled}, describedBy)}
        >
          {placeholder !== undefined && !(readOnly && value) && (
            <option value="">{placeholder}</option>
          )}
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
