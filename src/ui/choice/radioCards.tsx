import {useId, type ReactNode} from 'react';
import styled from 'styled-components';
import {FieldError} from '../form/fieldError.tsx';
import {describe, Hint} from '../form/fieldShell.tsx';
import {RadioCard, type RadioCardOption} from './radioCard.tsx';
import {media, space} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type RadioCardsProps = {
  /** Becomes the id of the first radio, so that an error summary leads there. */
  id: string;
  name: string;
  legend: string;
  legendHidden?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  describedBy?: string | undefined;
  /** Beside each other from 576 px. */
  sideBySide?: boolean | undefined;
  readOnly?: boolean | undefined;
  options: readonly RadioCardOption[];
};

/** Native radios as cards in a named group. */
export function RadioCards({
  id,
  name,
  legend,
  legendHidden = false,
  error,
  hint,
  describedBy,
  sideBySide = false,
  readOnly,
  options,
}: RadioCardsProps) {
  const optionIds = useId();
  return (
    <fieldset aria-describedby={describe(id, {hint, error}, describedBy)}>
      <Legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={`${id}-error`} text={error} />
      <Cards $sideBySide={sideBySide} $flush={legendHidden && !hint && !error}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            id={index === 0 ? id : `${optionIds}-${option.value}`}
            name={name}
            option={option}
            errorId={error && `${id}-error`}
            readOnly={readOnly}
          />
        ))}
      </Cards>
    </fieldset>
  );
}

const Legend = styled.legend`
  font-weight: 600;
`;

const Cards = styled.div<{$sideBySide: boolean; $flush: boolean}>`
  display: grid;
  gap: ${space(3)};
  margin-top: ${({$flush}) => ($flush ? 0 : space(2))};

  ${media.from576} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: ${({$sideBySide}) => ($sideBySide ? 'column' : 'row')};
  }
`;
