import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {describe, expect, test} from 'vitest';
import type {AppTab, Command, FeedMessage} from '../../../../../src/inspector/feed/messages.ts';
import {StateCard} from '../../../../../src/inspector/viewer/picture/stateCard.tsx';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {createViewerStore} from '../../../../../src/inspector/viewer/viewerStore.ts';

const GOAL = 'pro.paymentFailed';
const first = {tab: 'a', load: 'a1'};
const second = {tab: 'b', load: 'b1'};

const runs = (page: AppTab, flow: string): FeedMessage => ({
  ...page,
  kind: 'started',
  actor: {id: 'x:0', flow, at: 1},
});

const walks = (page: AppTab): FeedMessage => ({
  ...page,
  kind: 'walk',
  actor: 'x:0',
  goal: GOAL,
  progress: {kind: 'walking', planned: ['submits the account']},
});

/** The card of a state of pro, in a viewer that has heard this. */
const openCardOf = (goal: string, ...messages: readonly FeedMessage[]) => {
  const store = createViewerStore();
  const asked: Command[] = [];
  const hear = (...more: readonly FeedMessage[]) => act(() => more.forEach(store.hear));
  hear(...messages);
  store.set({chosenState: goal, chosenTab: 'a', chosenEntry: 'earlier'});
  render(
    <ViewerContext value={{store, command: (command) => asked.push(command)}}>
      <StateCard flow="pro" stateId={goal} isOpen={false} />
    </ViewerContext>,
  );
  return {store, asked, hear};
};

const openCard = (...messages: readonly FeedMessage[]) => openCardOf(GOAL, ...messages);

const go = () => screen.getByRole('button', {name: 'Go to this state'});

describe('the card of a state', () => {
  test('sends the page that runs the flow there, and follows it', async () => {
    const {store, asked} = openCard(runs(first, 'pro'), runs(second, 'pro'));
    await userEvent.click(go());
    expect(asked).toEqual([{kind: 'walk', tab: 'a', actor: 'x:0', goal: GOAL}]);
    expect(store.get()).toMatchObject({chosenTab: 'a', chosenEntry: undefined});
  });

  test('finds the flow in another tab, names the tab and follows it', async () => {
    const {store, asked} = openCard(runs(first, 'free'), runs(second, 'pro'));
    expect(screen.getByText('Tab b runs this flow, and would go there.')).toBeVisible();
    await userEvent.click(go());
    expect(asked).toEqual([{kind: 'walk', tab: 'b', actor: 'x:0', goal: GOAL}]);
    expect(store.get().chosenTab).toBe('b');
  });

  test('says where to open a flow that does not run', () => {
    openCard(runs(first, 'free'));
    expect(go()).toBeDisabled();
    expect(screen.getByText(/^No open page runs this flow/)).toHaveTextContent(
      'No open page runs this flow. Open /pro in the funnel to go there.',
    );
  });

  test('offers no walk once the page is gone', () => {
    const {hear} = openCard(runs(first, 'pro'));
    hear({...first, kind: 'gone'});
    expect(go()).toBeDisabled();
  });

  test('ends the walk of a page that is loaded again, and can go there again', async () => {
    const {hear, asked} = openCard(runs(first, 'pro'), walks(first));
    expect(screen.getByRole('status')).toHaveTextContent('On the way: submits the account');
    const again = {tab: 'a', load: 'a2'};
    hear({...first, kind: 'gone'}, {...again, kind: 'ready'}, runs(again, 'pro'));
    expect(screen.getByRole('status')).toHaveTextContent('The page was left or loaded again.');
    expect(screen.queryByRole('button', {name: 'Stop'})).not.toBeInTheDocument();
    await userEvent.click(go());
    expect(asked).toEqual([{kind: 'walk', tab: 'a', actor: 'x:0', goal: GOAL}]);
  });

  test('leaves the end of a flow to the app, and says when the app goes there', () => {
    openCardOf('pro.left', runs(first, 'pro'));
    expect(screen.getByText(/^The app goes there by itself/)).toHaveTextContent(
      'The app goes there by itself: it sends flow.leave when another flow opens.',
    );
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Close']);
  });

  test('shows nothing of a walk in another tab', () => {
    openCard(runs(first, 'pro'), runs(second, 'pro'), walks(second));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('lists every way into the state, also those that no line shows', () => {
    openCardOf('pro.paymentPending');
    const ways = screen.getByText(/^Ways in: /).parentElement;
    expect(ways).toHaveTextContent('payment.returned');
  });
});
