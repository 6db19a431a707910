import {useMemo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {badgeStyle, mono, Muted, SmallTitle} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {
  arrowById,
  eventOf,
  factsText,
  reasonOf,
  triedWords,
  unaskedGuards,
  urlOf,
} from '../words.ts';
import {ContextTable} from './contextTable.tsx';
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
    <List aria-label="Guards tried">
      {entry.step.tried.map((tried) => {
        const {guard, passed, leads} = triedWords(entry.actor.flow, tried);
        return (
          <li key={tried.arrow}>
            <span className={`badge ${passed ? 'good' : 'bad'}`}>
              {passed ? 'passed' : 'refused'}
            </span>{' '}
            <code>{guard}</code> <small>→ {leads}</small>
          </li>
        );
      })}
      {unaskedGuards(entry).map(({id, guard, target}) => (
        <li key={id}>
          <span className="badge plain">not asked</span> <code>{guard}</code>{' '}
          <small>→ {target?.split('.').at(-1) ?? 'stays'}</small>
        </li>
      ))}
    </List>
  </>
);

const Heading = styled.h2`
  margin-bottom: ${space(1)};
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  code {
    font-family: ${mono};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  ${badgeStyle}
`;
