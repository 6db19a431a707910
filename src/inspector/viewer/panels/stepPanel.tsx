import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {badgeStyle, mono, Muted, SmallTitle} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {arrowById, eventOf, factsText, reasonOf, triedWords, unaskedGuards} from '../words.ts';
import {ContextTable} from './contextTable.tsx';
import {Change, Pairs} from './pairs.tsx';

/** The chosen step: what happened, which guards were asked, and what changed. */
export const StepPanel = ({entry}: {entry: Entry | undefined}) => {
  if (!entry) return <Muted>Nothing has happened yet. Do something in the funnel.</Muted>;
  const {step, before} = entry;
  const {after} = step;
  const facts = factsText(step.facts);
  const address = before?.path ?? step.address;
  const entersBy = after.history === 'replace' ? 'replaces the entry' : 'a new entry';
  return (
    <>
      <Heading>{eventOf(entry)}</Heading>
      <p>{reasonOf(entry)}</p>
      <Guards entry={entry} />
      <SmallTitle>What changed</SmallTitle>
      <Pairs>
        <Change name="State" from={before?.state} to={after.state} />
        <Change name="Tags" from={before?.tags.join(' ')} to={after.tags.join(' ')} />
        <Change name="URL" from={address} to={after.path} />
        {address !== after.path && after.path !== '' && <Change name="History" to={entersBy} />}
        <Change name="Event" to={step.event} />
        {facts && <Change name="With" to={facts} />}
        <Actions entry={entry} />
      </Pairs>
      <SmallTitle>Context (what may be shown of it)</SmallTitle>
      <ContextTable before={before?.context} after={after.context} />
    </>
  );
};

const Guards = ({entry}: {entry: Entry}) => {
  const {step, actor} = entry;
  if (step.tried.length === 0) return null;
  return (
    <>
      <SmallTitle>Guards, in the order they were tried</SmallTitle>
      <List aria-label="Guards tried">
        {step.tried.map((tried) => {
          const {guard, passed, leads} = triedWords(actor.flow, tried);
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
};

const Actions = ({entry: {actor, step}}: {entry: Entry}) => {
  const actions = step.fired.flatMap((id) => arrowById(actor.flow, id)?.actions ?? []);
  return actions.length > 0 ? <Change name="Actions" to={actions.join(', ')} /> : null;
};

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
