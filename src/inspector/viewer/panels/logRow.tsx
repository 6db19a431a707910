import {memo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {Badge, mono} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {clockTime, eventOf, outcomeOf, type Result, resultOf} from '../words.ts';

const kinds = {started: 'plain', fired: 'good', ignored: 'bad'} as const satisfies Record<
  Result,
  'plain' | 'good' | 'bad'
>;

type Props = {entry: Entry; isCurrent: boolean; onChoose: (id: string) => void};

/** One step in the log. Drawn once, since nothing in it ever changes but whether it is chosen. */
export const LogRow = memo(({entry, isCurrent, onChoose}: Props) => {
  const result = resultOf(entry);
  return (
    <Item>
      {entry.isAfterReload && <Reload>Page loaded again</Reload>}
      <Row
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onChoose(entry.id)}
      >
        <Time>{clockTime(entry.step.at)}</Time>
        <Event>{eventOf(entry)}</Event>
        <Badge $kind={kinds[result]}>{result}</Badge>
        <Outcome>
          {entry.actor.flow} · {outcomeOf(entry)}
        </Outcome>
      </Row>
    </Item>
  );
});

const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-height: auto 46px;
`;

const Reload = styled.p`
  padding: ${space(1)} ${space(3)};
  background: ${color.primaryFill};
  color: ${color.primary};
  font-size: 0.75rem;
  font-weight: 600;
`;

const Row = styled.button`
  display: grid;
  grid-template: 'time event badge' auto '. outcome outcome' auto / 60px minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  align-items: baseline;
  width: 100%;
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-left: 3px solid transparent;
  background: none;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.page};
  }

  &[aria-current] {
    border-left-color: ${color.primary};
    background: ${color.primaryFill};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Time = styled.span`
  grid-area: time;
  color: ${color.muted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Event = styled.span`
  grid-area: event;
  overflow: hidden;
  font-family: ${mono};
  font-size: 0.8125rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Outcome = styled.span`
  grid-area: outcome;
  overflow: hidden;
  color: ${color.muted};
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
