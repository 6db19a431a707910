import {useEffect} from 'react';
import styled from 'styled-components';
import {space} from '../../../ui/theme/theme.ts';
import {statesOf} from '../../chart/readChart.ts';
import {charts} from '../charts.ts';
import {Code, GuardList, Muted, SmallTitle, ToolButton} from '../controls.tsx';
import {isSentByApp, isSentByForm} from '../../chart/eventWords.ts';
import type {Offer, PageForm} from '../../feed/messages.ts';
import type {Entry, Recording} from '../entries.ts';
import type {Shown} from '../viewerStore.ts';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import {answerWords} from '../words.ts';
import {GuardItem} from './guardItem.tsx';
import {Awaited} from './awaited.tsx';

/** The app is asked once it has been still for so long, so that a burst of steps costs it nothing. */
const STILL = 120;

/** Asking for a screen by its address comes last: there is a case of it for every screen. */
const rank = ({event}: Offer): number => (event === 'screen.visit' ? 1 : 0);

const useOffers = (
  live: Entry | undefined,
  isGone: boolean,
  state: string | undefined,
): Recording['offers'] => {
  const {command} = useViewer();
  const offers = useViewerSelector(({recording}) => recording.offers);
  useEffect(() => {
    if (!live || isGone) return undefined;
    const {tab, actor} = live;
    const ask = () => command({kind: 'askOffers', tab, actor: actor.id, ...(state && {state})});
    const timer = setTimeout(ask, STILL);
    return () => clearTimeout(timer);
  }, [command, live, isGone, state]);
  const isOfThis =
    offers?.load === live?.load &&
    offers?.actor === live?.actor.id &&
    offers?.seq === live?.step.seq &&
    offers?.state === state;
  return isOfThis ? offers : undefined;
};

/** The chosen state, where it is one of this flow and not the one it stands in. */
const otherState = (live: Entry | undefined, chosen: string | undefined): string | undefined => {
  const chart = live && charts.get(live.actor.flow);
  if (!chart || live.step.after.active.includes(chosen ?? '')) return undefined;
  return statesOf(chart.root).find(({id}) => id === chosen)?.id;
};

/** What the flow would accept now, with the way to send it, and why it would refuse the rest. */
export const OffersPanel = ({shown: {live, entry}}: {shown: Shown}) => {
  const isGone = useViewerSelector(
    ({recording: {gone}}) => live !== undefined && gone.includes(live.load),
  );
  const chosen = useViewerSelector(({chosenState}) => chosenState);
  const picture = useViewerSelector(({chosenFlow}) => chosenFlow);
  const state = otherState(live, chosen);
  const received = useOffers(live, isGone, state);
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
  if (!received) return <Muted role="status">Asking the app…</Muted>;
  const sorted = received.offers.toSorted((a, b) => rank(a) - rank(b));
  const accepted = sorted.filter(({answer}) => answer.kind === 'accepted');
  const refused = sorted.filter(({answer}) => answer.kind !== 'accepted');
  const where = state === undefined ? 'now' : `in ${state.split('.').at(-1)}`;
  return (
    <>
      {picture !== undefined && picture !== live.actor.flow && (
        <Muted>
          This is the {live.actor.flow} flow, which runs now, and not the {picture} flow of the
          picture.
        </Muted>
      )}
      {state !== undefined && (
        <Muted>
          If it stood in the chosen state, with what it knows now. Close its card for now.
        </Muted>
      )}
      <SmallTitle>Accepted {where}</SmallTitle>
      <List aria-label={`Accepted ${where}`}>
        {accepted.map((offer) => (
          <Accepted
            key={offer.words}
            offer={offer}
            entry={live}
            isNow={state === undefined}
            form={received.form}
          />
        ))}
      </List>
      {state === undefined && <Awaited entry={live} />}
      <SmallTitle>Refused {where}</SmallTitle>
      <List aria-label={`Refused ${where}`}>
        {refused.map((offer) => (
          <Refused key={offer.words} offer={offer} flow={live.actor.flow} />
        ))}
      </List>
    </>
  );
};

const Refused = ({offer: {words, event, answer}, flow}: {offer: Offer; flow: string}) => (
  <li>
    <div>
      {words} <Code>{event}</Code>
      <br />
      <Muted>{answerWords(flow, answer)}</Muted>
      {answer.kind === 'refused' && (
        <details>
          <summary>Why not?</summary>
          <GuardList aria-label={`Guards of: ${words}`}>
            {answer.tried.map((tried) => (
              <GuardItem key={tried.arrow} flow={flow} tried={tried} isAsked />
            ))}
          </GuardList>
        </details>
      )}
    </div>
  </li>
);

/** What the form of the screen has to say before the flow is asked. */
const formWords = ({fields, wanting}: PageForm): string =>
  wanting.length > 0
    ? `The form decides first, and wants: ${wanting.join(', ')}`
    : `The form decides first, on: ${fields.join(', ')}`;

type AcceptedProps = {
  offer: Offer;
  entry: Entry;
  isNow: boolean;
  form: PageForm | undefined;
};

const Accepted = ({offer: {words, event, answer}, entry, isNow, form}: AcceptedProps) => {
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
          {isNow && form && isSentByForm(event) && `. ${formWords(form)}`}
          {isLeftToApp && '. The app sends it when another flow opens.'}
        </Muted>
      </div>
      {isNow && !isLeftToApp && (
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
