import {Muted} from '../controls.tsx';
import type {TriedGuard} from '../../feed/messages.ts';
import {factsText, triedWords} from '../words.ts';

type Props = {flow: string; tried: TriedGuard; isAsked?: boolean};

/** What would have to differ for a guard to pass. */
const wantsWords = ({wants, reads}: TriedGuard): string => {
  if (wants) return `would pass with ${factsText(wants)}`;
  return Object.keys(reads).every((name) => name.startsWith('event: '))
    ? 'asks for another event'
    : 'no example of the model makes it pass';
};

/**
 * A guard that was asked: its answer, and what it read.
 * @param props.isAsked whether what would have to differ was asked for
 */
export const GuardItem = ({flow, tried, isAsked = false}: Props) => {
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
      {isAsked && !passed && (
        <div>
          <Muted>{wantsWords(tried)}</Muted>
        </div>
      )}
    </li>
  );
};
