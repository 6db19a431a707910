import {expect, type Page} from '@playwright/test';
import {PASSWORD} from '../../../e2e/support/people.ts';
import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import {passTime} from '../driver/clock.ts';
import type {Recorder} from '../driver/recorder.ts';
import {isBusy, isOurs, isReady, type Visitor} from './visitor.ts';

type Qa = Window & {qa?: Recorder};

const PATIENCE = {timeout: 10_000, intervals: [10, 30, 60, 120, 250]};

const lookAt = (page: Page, secret: string) =>
  page.evaluate((password) => {
    const kept = [
      JSON.stringify({...sessionStorage}),
      JSON.stringify({...localStorage}),
      JSON.stringify(history.state),
      document.cookie,
      location.href,
    ];
    const path = (text: string) => text.replace(/\/+$/, '');
    const expected = (window as Qa).qa?.path();
    const headings = [...document.querySelectorAll('h1')].map(({textContent}) => textContent);
    return {
      headings: headings.filter((text) => text !== '').length,
      hasTitle: /\S – Testwerf$/.test(document.title),
      isAtItsAddress: expected === undefined || path(expected) === path(location.pathname),
      passwordKeptIn: kept.filter((text) => text.includes(password)),
    };
  }, secret);

/** What holds after anything that may happen: never blank, the address fits, the password is kept nowhere. */
export const checkPage = async ({page, faults}: Visitor): Promise<void> => {
  await isReady(page);
  if (!isOurs(page)) return;
  await expect
    .poll(() => lookAt(page, PASSWORD), PATIENCE)
    .toEqual({
      headings: 1,
      hasTitle: true,
      isAtItsAddress: true,
      passwordKeptIn: [],
    });
  expect(faults, 'console').toEqual([]);
};

/** No step sends creation twice. */
export const countCreations = async ({sandbox}: Visitor): Promise<number> =>
  (await sandbox.requests()).filter(({call}) => call === 'creation').length;

/** Never stuck: whatever hangs, once all limits have passed there is something to do again. */
export const checkNotStuck = async (visitor: Visitor): Promise<void> => {
  const {page} = visitor;
  if (!isOurs(page)) return;
  for (const ms of Object.values(timeLimits)) await passTime(page, ms);
  if (!isOurs(page)) return;
  await expect.poll(() => isBusy(page), {...PATIENCE, message: 'still busy'}).toBe(false);
  const ways = await page.locator('main').locator('button:visible, a:visible').count();
  expect(ways, 'buttons and links to go on with').toBeGreaterThan(0);
};
