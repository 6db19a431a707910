import {act, render, screen, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {OffersPanel} from '../../../../../src/inspector/viewer/panels/offersPanel.tsx';
import type {PageForm} from '../../../../../src/inspector/feed/messages.ts';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {
  createViewerStore,
  followedTab,
  shownOf,
} from '../../../../../src/inspector/viewer/viewerStore.ts';
import {PAGE, startRecorded} from '../../recordedFlow.ts';

/** The offers of a flow, in a viewer that has heard what its feed sent. */
const openOffers = async (words: readonly string[] = [], form?: PageForm) => {
  const {run, feed, sent, actorId} = startRecorded('free', undefined, {form: () => form});
  for (const one of words) await run.takeInWords(one);
  const store = createViewerStore();
  const hearAll = () => sent.forEach(store.hear);
  hearAll();
  const state = store.get();
  render(
    <ViewerContext value={{store, command: () => undefined}}>
      <OffersPanel shown={shownOf(state.recording.entries, followedTab(state), state)} />
    </ViewerContext>,
  );
  const answer = () =>
    act(() => {
      feed.obey({kind: 'askOffers', tab: PAGE.tab, actor: actorId});
      hearAll();
    });
  return {store, answer};
};

test('the panel asks the app what can happen, and asks nothing once its page is gone', async () => {
  const {store} = await openOffers();
  expect(screen.getByRole('status')).toHaveTextContent('Asking the app…');
  act(() => store.hear({...PAGE, kind: 'gone'}));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page is gone: it accepts nothing any more.',
  );
});

test('what only the app sends is listed without a way to send it', async () => {
  const {answer} = await openOffers();
  answer();
  const accepted = within(screen.getByRole('list', {name: 'Accepted now'}));
  const leave = accepted.getByText(/^leaves for another flow/);
  expect(leave).toHaveTextContent(
    'leaves for another flow flow.leave→ left. The app sends it when another flow opens.',
  );
  expect(accepted.getByRole('button', {name: 'Send: chooses FREE'})).toBeVisible();
  expect(
    screen.queryByRole('button', {name: 'Send: leaves for another flow'}),
  ).not.toBeInTheDocument();
});

test('a form decides first on what it sends: it names the fields it wants, else all its fields', async () => {
  const fields = ['domainName', 'password'];
  const words = ['chooses FREE', 'confirms the plan'];
  const {answer} = await openOffers(words, {fields, wanting: ['password']});
  answer();
  expect(screen.getByText(/^submits the account/)).toHaveTextContent(
    'account.submit→ confirmingDomain. The form decides first, and wants: password',
  );
  expect(screen.getByText(/^edits the web address/)).not.toHaveTextContent('The form');
});

test('the panel names its flow where the picture shows another', async () => {
  const {store, answer} = await openOffers();
  answer();
  const note = /free flow, which runs now, and not the pro flow/;
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  act(() => store.set({chosenFlow: 'pro'}));
  expect(screen.getByText(note)).toBeVisible();
});

test('each refusing guard says what it wants, or why it wants nothing', async () => {
  const {answer} = await openOffers(['chooses FREE', 'confirms the plan']);
  answer();
  const name = /^Guards of: opens \/free\/step2 by its/;
  const list = screen.getByRole('list', {name, hidden: true});
  const wants = [...list.children].map(({textContent}) => textContent);
  expect(wants.filter((one) => !/would pass with|asks for another event/.test(one))).toEqual([]);
  expect(wants.filter((one) => one.includes('would pass with event: screen'))).toEqual([]);
  expect(wants.filter((one) => one.startsWith('refused canVisitDetails'))).toEqual([
    expect.stringMatching(/would pass with .*domainName/),
  ]);
});
