import {useMemo} from 'react';
import styled from 'styled-components';
import {space} from '../../../ui/theme/theme.ts';
import {GuardList, Muted, SmallTitle} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {arrowById, eventOf, factsText, reasonOf, unaskedGuards, urlOf} from '../words.ts';
import {ContextTable} from './contextTable.tsx';
import {GuardItem} from './guardItem.tsx';
import {Change, Pairs} from './pairs.tsx';

/** The chosen step: what happened, which guards were asked, and what changed. */
export const StepPanel = ({entry}: {entry: Entry | undefined}) => {
  // Kept with the entry, so that what StrictMode asks twice is made once.
  const story = useMemo(() => entry && storyOf(entry), [entry]);
  if (!entry) return <Muted>Nothing has happened yet. Do something in the funnel.</Muted>;
  const {step, before} = entry;
  return (
    <>
      {story}
      <SmallTitle>Context (what may be shown of it)</SmallTitle>
      <ContextTable before={before?.context} after={step.after.context} />
    </>
  );
};

const storyOf = (entry: Entry) => (
  <>
    <Heading>{eventOf(entry)}</Heading>
    <p>{reasonOf(entry)}</p>
    {entry.step.tried.length > 0 && guardsOf(entry)}
    <SmallTitle>What changed</SmallTitle>
    <Pairs>{changesOf(entry)}</Pairs>
  </>
);

const changesOf = (entry: Entry) => {
  const {step, before, actor} = entry;
  const {after} = step;
  const facts = factsText(step.facts);
  const url = urlOf(entry);
  const actions = step.fired.flatMap((id) => arrowById(actor.flow, id)?.actions ?? []);
  return (
    <>
      <Change name="State" from={before?.state} to={after.state} />
      <Change name="Tags" from={before?.tags.join(' ')} to={after.tags.join(' ')} />
      <Change name="URL" from={url.from} to={url.to} />
      {url.history && <Change name="History" to={url.history} />}
      <Change name="Event" to={step.event} />
      {facts && <Change name="With" to={facts} />}
      {actions.length > 0 && <Change name="Actions" to={actions.join(', ')} />}
    </>
  );
};

const guardsOf = (entry: Entry) => (
  <>
    <SmallTitle>Guards, in the order they were tried</SmallTitle>
    <GuardList aria-label="Guards tried">
      {entry.step.tried.map((tried) => (
        <GuardItem key={tried.arrow} flow={entry.actor.flow} tried={tried} />
      ))}
      {unaskedGuards(entry).map(({id, guard, target}) => (
        <li key={id}>
          <span className="badge plain">not asked</span> <code>{guard}</code>{' '}
          <small>→ {target?.split('.').at(-1) ?? 'stays'}</small>
        </li>
      ))}
    </GuardList>
  </>
);

const Heading = styled.h2`
  margin-bottom: ${space(1)};
  font-size: 1rem;
  overflow-wrap: anywhere;
`;
