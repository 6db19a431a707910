import {useEffect} from 'react';
import styled from 'styled-components';
import {space} from '../../../ui/theme.ts';
import {Code, Muted, SmallTitle, ToolButton} from '../controls.tsx';
import {isSentByApp} from '../../chart/eventWords.ts';
import type {Offer} from '../../feed/messages.ts';
import type {Entry} from '../entries.ts';
import type {Shown} from '../viewerStore.ts';
import {useViewer, useViewerPart} from '../viewerContext.ts';
import {answerWords} from '../words.ts';
import {Awaited} from './awaited.tsx';

/** The app is asked once it has been still for so long, so that a burst of steps costs it nothing. */
const STILL = 120;

/** Asking for a screen by its address comes last: there is a case of it for every screen. */
const rank = ({event}: Offer): number => (event === 'screen.visit' ? 1 : 0);

const useOffers = (live: Entry | undefined, isGone: boolean): readonly Offer[] | undefined => {
  const {command} = useViewer();
  const offers = useViewerPart(({recording}) => recording.offers);
  useEffect(() => {
    if (!live || isGone) return undefined;
    const ask = () => command({kind: 'askOffers', tab: live.tab, actor: live.actor.id});
    const timer = setTimeout(ask, STILL);
    return () => clearTimeout(timer);
  }, [command, live, isGone]);
  const isOfThis =
    offers?.load === live?.load &&
    offers?.actor === live?.actor.id &&
    offers?.seq === live?.step.seq;
  return isOfThis ? offers?.offers : undefined;
};

/** What the flow would accept now, with the way to send it, and why it would refuse the rest. */
export const OffersPanel = ({shown: {live, entry}}: {shown: Shown}) => {
  const isGone = useViewerPart(
    ({recording: {gone}}) => live !== undefined && gone.includes(live.load),
  );
  const offers = useOffers(live, isGone);
  if (!live || !entry) return <Muted>No flow is running.</Muted>;
  if (entry !== live) {
    return (
      <>
        <Muted>Guards are asked in the running app. Go to Live to see what it accepts.</Muted>
        <Awaited entry={entry} />
      </>
    );
  }
  if (isGone) return <Muted role="status">The page is gone: it accepts nothing any more.</Muted>;
  if (!offers) return <Muted role="status">Asking the app…</Muted>;
  const sorted = offers.toSorted((a, b) => rank(a) - rank(b));
  const accepted = sorted.filter(({answer}) => answer.kind === 'accepted');
  const refused = sorted.filter(({answer}) => answer.kind !== 'accepted');
  return (
    <>
      <SmallTitle>Accepted now</SmallTitle>
      <List aria-label="Accepted now">
        {accepted.map((offer) => (
          <Accepted key={offer.words} offer={offer} entry={live} />
        ))}
      </List>
      <Awaited entry={live} />
      <SmallTitle>Refused now</SmallTitle>
      <List aria-label="Refused now">
        {refused.map(({words, event, answer}) => (
          <li key={words}>
            <div>
              {words} <Code>{event}</Code>
              <br />
              <Muted>{answerWords(live.actor.flow, answer)}</Muted>
            </div>
          </li>
        ))}
      </List>
    </>
  );
};

const Accepted = ({offer: {words, event, answer}, entry}: {offer: Offer; entry: Entry}) => {
  const {command} = useViewer();
  const {tab, actor} = entry;
  const isLeftToApp = isSentByApp(event);
  return (
    <li>
      <div>
        {words} <Code>{event}</Code>
        <br />
        <Muted>
          {answerWords(actor.flow, answer)}
          {isLeftToApp && '. The app sends it when another flow opens.'}
        </Muted>
      </div>
      {!isLeftToApp && (
        <ToolButton
          type="button"
          aria-label={`Send: ${words}`}
          onClick={() => command({kind: 'send', tab, actor: actor.id, words})}
        >
          Send
        </ToolButton>
      )}
    </li>
  );
};

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(3)};
  }

  button {
    flex: none;
  }
`;
