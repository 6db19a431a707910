import type {ReactNode} from 'react';
import styled from 'styled-components';
import {color, media, radius, space} from '../theme/theme.ts';
import {readOnlyChoice} from './readOnlyChoice.ts';

export type RadioCardOption = {
  value: string;
  title: string;
  text?: ReactNode;
  /** What comes with it, a few words each. */
  points?: readonly string[];
  extra?: ReactNode;
};

type RadioCardProps = {
  id: string;
  name: string;
  option: RadioCardOption;
  errorId: string | undefined;
  readOnly: boolean | undefined;
};

export function RadioCard({id, name, option, errorId, readOnly}: RadioCardProps) {
  const described = [
    option.text && `${id}-text`,
    option.points && `${id}-points`,
    option.extra && `${id}-extra`,
    errorId,
  ].filter(Boolean);
  return (
    <Card htmlFor={id} $invalid={Boolean(errorId)}>
      <Radio
        type="radio"
        {...{id, name}}
        {...readOnlyChoice(readOnly)}
        value={option.value}
        aria-labelledby={`${id}-title`}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={errorId ? true : undefined}
      />
      <Words>
        <Title id={`${id}-title`}>{option.title}</Title>
        {option.text && <Text id={`${id}-text`}>{option.text}</Text>}
        {option.points && (
          <Points id={`${id}-points`}>
            {option.points.map((point, at) => (
              <Point key={point}>{at > 0 ? ` ${point}` : point}</Point>
            ))}
          </Points>
        )}
        {option.extra && <Extra id={`${id}-extra`}>{option.extra}</Extra>}
      </Words>
      <Tick />
    </Card>
  );
}

function Tick() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="11" fill={color.primary} />
      <path
        d="m6.5 11.5 3 3 6-6.5"
        fill="none"
        stroke={color.onPrimary}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const Card = styled.label<{$invalid: boolean}>`
  position: relative;
  display: flex;
  gap: ${space(3)};
  min-width: 0;
  min-height: 64px;
  padding: ${space(4)};
  border: 1px solid ${({$invalid}) => ($invalid ? color.alert : color.border)};
  border-radius: ${radius};
  background: ${color.surface};
  cursor: pointer;

  & > svg {
    position: absolute;
    inset-block-start: ${space(4)};
    inset-inline-end: ${space(4)};
    visibility: hidden;
  }

  &:hover {
    border-color: ${color.primary};
  }

  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primaryFill};
    box-shadow: inset 0 0 0 1px ${color.primary};

    & > svg {
      visibility: visible;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.primary};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
      padding: 14px;
    }
  }
`;

const Radio = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  border: 2px solid ${color.border};
  border-radius: 50%;
  background: ${color.surface};
  cursor: pointer;

  &:checked {
    border: 6px solid ${color.primary};
  }

  @supports selector(:has(a)) {
    &:focus-visible {
      outline: none;
    }
  }
`;

const Words = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

/** No list: a label holds words alone. */
const Points = styled.span`
  display: block;
  margin-top: ${space(2)};
  padding-inline-start: ${space(5)};
`;

const Point = styled.span`
  display: list-item;
  list-style: disc;
`;

const Title = styled.span`
  display: block;
  /* The tick stands beside it. */
  padding-inline-end: ${space(8)};
  text-wrap: balance;
  font-weight: 700;
`;

const Text = styled.span`
  display: block;
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Extra = styled.span`
  display: block;
  margin-top: ${space(2)};
  color: ${color.good};
  font-weight: 600;
`;
