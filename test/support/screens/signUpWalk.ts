import {token} from '../session/callDesk.ts';
import type {FakeBrowser} from '../session/fakeBrowser.ts';
import {account, details, password} from '../people.ts';

/** Walks a sign-up from its start to step 4. */
export const walkToExampleData = async (browser: FakeBrowser) => {
  await browser.send({type: 'account.submit', values: account, password: password()});
  await browser.answer('checkAvailability', {kind: 'free'});
  await browser.send({type: 'details.submit', values: details});
  await browser.send({type: 'team.skip'});
  await browser.answer('loadBotCheck', undefined);
};

/** Submits step 4 and lets the bot check pass. */
export const create = async (browser: FakeBrowser) => {
  await browser.send({type: 'exampleData.submit', exampleData: 'data'});
  await browser.answer('executeBotCheck', token('v3', 3));
  await browser.answer('validateToken', {kind: 'valid'});
};
