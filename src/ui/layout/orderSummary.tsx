import {useId} from 'react';
import styled from 'styled-components';
import {color, media, radius, space} from '../theme/theme.ts';

type OrderLine = {label: string; amount: string};

type OrderSummaryProps = {
  title: string;
  lines: readonly OrderLine[];
  total: OrderLine;
  /** What there is to know of the amounts, a sentence or two each. */
  notes?: readonly string[];
};

/** What is ordered; the total is spoken when it changes. */
export function OrderSummary({title, lines, total, notes = []}: OrderSummaryProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <dl>
        {lines.map(({label, amount}) => (
          <Line key={label}>
            <dt>{label}</dt>
            <Amount translate="no">{amount}</Amount>
          </Line>
        ))}
        <Total aria-live="polite" aria-atomic="true">
          <dt>{total.label}</dt>
          <Amount translate="no">{total.amount}</Amount>
        </Total>
      </dl>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.divider};
  border-radius: ${radius};
  background: ${color.page};
  text-align: start;

  ${media.from992} {
    background: ${color.surface};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: 1.0625rem;
  line-height: 1.4;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  padding-block: ${space(1)};
  font-size: 0.9375rem;
`;

const Total = styled(Line)`
  margin-top: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};
  font-size: 1.0625rem;
  font-weight: 700;
`;

const Amount = styled.dd`
  margin-inline-start: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin-top: ${space(2)};

  dl + & {
    margin-top: ${space(3)};
  }

  color: ${color.muted};
  font-size: 0.9375rem;
`;
