import {randomInt} from 'node:crypto';
import type {Page} from '@playwright/test';
import {PAUSES} from '../../../src/browser/chunk.ts';
import {bodyOf} from '../support/attacks/bodies.ts';
import {expect, type Fixtures, test} from '../support/fixtures.ts';
import {addressOf, isChunk} from './calls.ts';
import {disturb} from './disturb.ts';
import {UNTIL_IT_COMES} from './expectations.ts';
import {createJourney} from './journey.ts';
import {type Cell, MATRIX, SLICE, titleOf} from './matrix.ts';
import {goThrough} from './visitor.ts';

/** `npm run faults` tries them all, call by call. */
const asked = process.env['FAULTS'];
const CELLS =
  asked === undefined ? SLICE : MATRIX.filter(({call}) => asked === 'all' || call === asked);

const countRequests = (page: Page, {call, flow}: Pick<Cell, 'call' | 'flow'>) => {
  const address = addressOf(call, flow);
  let sent = 0;
  page.on('request', (request) => {
    // A chunk is fetched, then imported from what was fetched.
    const isImport = isChunk(call) && request.resourceType() === 'script';
    if (address.test(request.url()) && !isImport) sent += 1;
  });
  return () => sent;
};

/** Sorted: reports of one moment may overtake each other. */
const messagesOf = async (sandbox: Fixtures['sandbox']): Promise<string[]> => {
  const reports = await sandbox.errorReports();
  return reports.map(({message}) => message).toSorted();
};

/** Requests for a missing chunk: the first two, those after pauses, and as many again on request. */
const MOST_TRIES = 3 * (PAUSES.length + 2);

// Less to paint, more cells a minute.
test.use({viewport: {width: 480, height: 720}, contextOptions: {reducedMotion: 'reduce'}});

for (const cell of CELLS) {
  const {call, fault, flow} = cell;
  test(titleOf(cell), async ({page, context, sandbox, domain: fresh, funnel, allowConsole}) => {
    allowConsole(/Failed to load resource| failed \(|Failed to load module script/);
    const domain = flow === 'upgrade' ? `bestaand${randomInt(1e9)}` : fresh;
    // What comes next is fetched when it is needed, not before, but for an error screen without a network.
    const isFetchedAhead = call === 'analytics' || (call === 'creation' && fault === 'offline');
    if (!isFetchedAhead) {
      await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
    }
    if (fault === 'hung' && cell.effect !== 'nothing') await page.clock.install();
    if (call === 'errors') {
      const trigger = {kind: 'status', status: 503} as const;
      await sandbox.scenario({call: 'validation', fault: trigger, times: 1});
    }
    const count = countRequests(page, cell);
    const countCreations = countRequests(page, {call: 'creation', flow});
    const disturbance = await disturb(cell, {page, context, sandbox, funnel});
    const journey = createJourney({funnel, page, flow, call, domain});
    const isReported = () =>
      expect.poll(() => messagesOf(sandbox), 'reports').toEqual(cell.reported.toSorted());
    // A report on its way ends with the page, which may leave for the payment.
    if (call !== 'creation' && cell.reported.length > 0) {
      await page.route(addressOf('creation', flow), async (route) => {
        await isReported();
        await route.continue();
      });
    }
    await goThrough({cell, page, funnel, journey, disturbance, count, isReported});

    if (cell.requests === UNTIL_IT_COMES) expect(count(), 'tries').toBeLessThan(MOST_TRIES);
    else if (call !== 'analytics') expect(count(), `requests of ${call}`).toBe(cell.requests);
    expect(countCreations(), 'creations').toBe(call === 'creation' ? cell.requests : 1);
    const made = (await sandbox.requests('creation')).at(-1);
    const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
    const {origin} = new URL(page.url());
    const name = cell.effect === 'probablyMade' ? `${domain}b` : domain;
    expect(made?.body, 'what was typed').toEqual(
      bodyOf(flow, {domain: name, language: 'nl', botCheck}, origin),
    );
    const isLoadedAgain = cell.effect === 'missingChunk' || cell.effect === 'missingCalls';
    const passwords = isLoadedAgain ? 2 : 1;
    expect(journey.passwords(), 'passwords typed').toBe(flow === 'upgrade' ? 0 : passwords);
    await isReported();
  });
}
