import {Muted} from '../controls.tsx';
import type {TriedGuard} from '../../feed/messages.ts';
import {factsText, triedWords} from '../words.ts';

/** A guard that was asked: its answer, what it read, and what would have to differ where that was asked for. */
export const GuardItem = ({flow, tried}: {flow: string; tried: TriedGuard}) => {
  const {guard, passed, leads} = triedWords(flow, tried);
  const read = factsText(tried.reads);
  return (
    <li>
      <span className={`badge ${passed ? 'good' : 'bad'}`}>{passed ? 'passed' : 'refused'}</span>{' '}
      <code>{guard}</code> <small>→ {leads}</small>
      {read && (
        <div>
          <Muted>read {read}</Muted>
        </div>
      )}
      {tried.wants && (
        <div>
          <Muted>would pass with {factsText(tried.wants)}</Muted>
        </div>
      )}
    </li>
  );
};
