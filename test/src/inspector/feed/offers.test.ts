import {expect, test} from 'vitest';
import {PAGE, startRecorded} from '../recordedFlow.ts';

test('the feed lists what a visitor could do now, and why the rest is refused', () => {
  const {feed, sent, actorId} = startRecorded('free');
  feed.obey({kind: 'askOffers', tab: PAGE.tab, actor: actorId});
  const answer = sent.at(-1);
  const offers = answer?.kind === 'offers' ? answer.offers : [];
  const one = (words: string) => offers.find((offer) => offer.words === words)?.answer;
  expect(one('chooses FREE')).toEqual({
    kind: 'accepted',
    arrows: ['free.signingUp.choosingFlow|plan.choose|0'],
  });
  expect(one('goes back a step')).toEqual({kind: 'noArrow'});
  expect(one('confirms the plan')).toEqual({
    kind: 'refused',
    tried: [
      {
        guard: 'isFreeChosen',
        arrow: 'free.signingUp.choosingFlow|plan.confirm|0',
        passed: false,
        reads: {plan: 'empty'},
        wants: {plan: 'free'},
      },
      {
        guard: 'isProChosen',
        arrow: 'free.signingUp.choosingFlow|plan.confirm|1',
        passed: false,
        reads: {plan: 'empty'},
        wants: {plan: 'pro'},
      },
    ],
  });
});

test('the feed does not send what the app itself sends when another flow opens', () => {
  const {feed, steps, actorId, run} = startRecorded('free');
  const send = (words: string) => feed.obey({kind: 'send', tab: PAGE.tab, actor: actorId, words});
  send('leaves for another flow');
  send('chooses FREE');
  expect(steps().map(({event}) => event)).toEqual(['xstate.init', 'plan.choose']);
  expect(run.snapshot().status).toBe('active');
});
