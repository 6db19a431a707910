import {isVisitorEvent} from '../../chart/eventWords.ts';
import {Code, Muted, SmallTitle} from '../controls.tsx';
import {charts} from '../charts.ts';
import type {Entry} from '../entries.ts';
import {Pairs} from './pairs.tsx';

/** What the state waits for from actors and the clock. */
export const Awaited = ({entry: {actor, step}}: {entry: Entry}) => {
  const arrows = (charts.get(actor.flow)?.arrows ?? []).filter(
    ({source, eventType}) => step.after.active.includes(source) && !isVisitorEvent(eventType),
  );
  if (arrows.length === 0) return null;
  return (
    <>
      <SmallTitle>Waits for</SmallTitle>
      <Pairs as="ul">
        {arrows.map(({id, words, guard, target}) => (
          <li key={id} style={{gridColumn: '1 / -1'}}>
            <Code>
              {words}
              {guard ? ` [${guard}]` : ''}
            </Code>{' '}
            <Muted>→ {target?.split('.').at(-1) ?? 'stays'}</Muted>
          </li>
        ))}
      </Pairs>
    </>
  );
};
