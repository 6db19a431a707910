import {expect, test} from 'vitest';
import {walkAsStory} from '../../../../src/inspector/viewer/walkAsStory.ts';
import {entriesAfter} from '../recordedEntries.ts';
import {proToCreation} from '../recordedFlow.ts';

test('what repeats in a row is shown once, and a return from the payment page is shown as such', async () => {
  const typing = 'types a company name';
  const upgrade = await entriesAfter('pro', [...Array<string>(3).fill(typing), 'goes back a step']);
  const back = (await entriesAfter('pro', [typing])).map((one) => ({...one, load: 'load2'}));
  const lines = walkAsStory([...upgrade, ...back]).split('\n');
  expect(lines.filter((line) => line.includes('draft.save'))).toEqual([
    '  Visitor->>Flow: draft.save (companyName: filled) ×3',
    '  Pay->>Flow: draft.save (companyName: filled)',
  ]);
});

test('a walk becomes a sequence: who sent what, which request followed, and in which state', async () => {
  const story = walkAsStory(
    await entriesAfter('pro', [
      ...proToCreation,
      'the environment is created, a payment page is given',
      'returns from the payment page',
    ]),
  );
  const lines = story.split('\n').map((line) => line.trim());
  expect(lines[0]).toBe('sequenceDiagram');
  expect(lines.filter((line) => line.endsWith(': createEnvironment'))).toEqual([
    'Flow->>API: createEnvironment',
  ]);
  expect(lines.slice(-6, -1)).toEqual([
    'API->>Flow: createEnvironment done (result: accepted, environmentUrl: filled, paymentPage: filled)',
    'Note over Flow: openingPaymentPage /pro/step7',
    'Flow->>Pay: goes to the payment page',
    'Pay->>Flow: payment.returned (environmentUrl: filled, paymentPage: filled)',
    'Note over Flow: paymentPending /pro/step7',
  ]);
  expect(story).toContain('Flow->>Check: executeBotCheck');
  expect(story).not.toContain('acmetest');
  expect(story).not.toContain('Welkom2024x');
});
