import {randomInt} from 'node:crypto';
import type {Page, Route} from '@playwright/test';
import {LONGEST_TRY} from '../../../src/browser/chunk.ts';
import {bodyOf} from '../support/attacks/bodies.ts';
import {expect, type Fixtures, test} from '../support/fixtures.ts';
import {
  fetchLate,
  saysNothingIsMissing,
  saysWhatIsMissing,
  stopClock,
} from '../support/attacks/lostChunks.ts';
import {textsOf} from '../support/texts.ts';
import {type Call, type Flow, FLOWS} from './calls.ts';
import {createJourney, type Journey} from './journey.ts';

const {actions, app} = textsOf('nl');

type Scene = {page: Page; funnel: Fixtures['funnel']; flow: Flow; journey: Journey};

type LazyChunk = {
  file: RegExp;
  /** The stop whose button asks for it. */
  strikesAt: Record<Flow, number | undefined>;
  call: Call;
  /** Asks for it where no button of the flow does. */
  ask?: (scene: Scene) => Promise<void>;
  /** Nobody needs it, so nothing is said. */
  isSilent?: true;
  /** Whether the step ends in a failure of its own, which has to be tried again too. */
  stops?: (flow: Flow) => boolean;
  /** What the visitor has to do beside what the notice offers. */
  goOn: (scene: Scene) => Promise<void>;
};

const passOn = async ({journey}: Scene) => journey.toEnd(journey.strikesAt + 1);

/** The step says that its check failed, and offers another try. */
const checkAgain =
  (stops: number) =>
  async ({page, funnel: {button, choose}, flow, journey}: Scene) => {
    if (flow !== 'upgrade') await choose('exampleData', 'data');
    await button(actions.tryAgain).click();
    if (flow === 'upgrade') await page.waitForURL(/\/sandbox\/payment\//);
    else await journey.toEnd(journey.strikesAt + stops);
  };

/** Every chunk that is loaded when it is needed; those of screens are in the matrix. */
const CHUNKS: Record<string, LazyChunk> = {
  'the API client': {
    file: /\/assets\/api-/,
    strikesAt: {free: 0, pro: 0, upgrade: 2},
    call: 'availability',
    stops: (flow) => flow === 'upgrade',
    goOn: async (scene) => (scene.flow === 'upgrade' ? checkAgain(1)(scene) : passOn(scene)),
  },
  'the bot check': {
    file: /\/assets\/check-/,
    strikesAt: {free: 2, pro: 2, upgrade: 1},
    call: 'script',
    stops: () => true,
    goOn: checkAgain(2),
  },
  'the countries': {
    file: /\/assets\/countries-/,
    strikesAt: {free: undefined, pro: 4, upgrade: 1},
    call: 'chunk',
    goOn: async (scene) => {
      await expect(scene.funnel.field('countryCode').locator('[value=DE]')).toBeAttached();
      await passOn(scene);
    },
  },
  'the other language': {
    file: /\/assets\/en-/,
    strikesAt: {free: 0, pro: 0, upgrade: 0},
    call: 'chunk',
    ask: async ({funnel}) => funnel.link('English').click(),
    goOn: async ({funnel, journey}) => {
      await expect(funnel.button(textsOf('en').actions.next)).toBeVisible();
      await funnel.link('Nederlands').click();
      await journey.toEnd(0);
    },
  },
  'the error service': {
    file: /\/assets\/faults-/,
    strikesAt: {free: 0, pro: 0, upgrade: 2},
    call: 'errors',
    isSilent: true,
    goOn: passOn,
  },
  'page views': {
    file: /\/assets\/paths-/,
    strikesAt: {free: 0, pro: 0, upgrade: 0},
    call: 'analytics',
    isSilent: true,
    goOn: passOn,
  },
};

const HTML = {contentType: 'text/html', body: '<!doctype html><h1>Error</h1>'};
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  hangs: async () => {},
  'is dropped': (route) => route.abort('connectionreset'),
  'is of an older release': (route) => route.fulfill({status: 404, ...HTML}),
  'is asked for off line': (route) => route.abort('internetdisconnected'),
};

const believe = (page: Page, isOnLine: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', {get: () => onLine, configurable: true});
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, isOnLine);

type Cell = {name: string; chunk: LazyChunk; fault: string; flow: Flow};
const ALL: readonly Cell[] = Object.entries(CHUNKS).flatMap(([name, chunk]) =>
  Object.keys(FAULTS).flatMap((fault) =>
    FLOWS.filter((flow) => chunk.strikesAt[flow] !== undefined).map((flow) => ({
      name,
      chunk,
      fault,
      flow,
    })),
  ),
);
/** Every chunk that somebody needs, and every flow; reports.spec.ts blocks the others. */
const SLICE = ALL.filter(({name, chunk, fault, flow}) => {
  const index = Object.keys(CHUNKS).indexOf(name);
  const flows = FLOWS.filter((one) => CHUNKS[name]?.strikesAt[one] !== undefined);
  return (
    !chunk.isSilent &&
    Object.keys(FAULTS)[index % Object.keys(FAULTS).length] === fault &&
    flows[index % flows.length] === flow
  );
});

test.use({viewport: {width: 480, height: 720}, contextOptions: {reducedMotion: 'reduce'}});

for (const {name, chunk, fault, flow} of process.env['FAULTS'] === undefined ? SLICE : ALL) {
  test(`${flow}: ${name} that ${fault} loses nothing that was typed, and the flow can be finished`, async ({
    page,
    funnel,
    sandbox,
    domain: fresh,
    allowConsole,
  }) => {
    allowConsole(/Failed to load (resource|module script)| failed \(/);
    const domain = flow === 'upgrade' ? `bestaand${randomInt(1e9)}` : fresh;
    const isOffLine = fault === 'is asked for off line';
    const isHung = fault === 'hangs';
    if (!chunk.isSilent) await fetchLate(page);
    if (!chunk.isSilent) await page.clock.install();
    if (name === 'the error service') {
      await sandbox.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
    }
    let isOver = false;
    await page.route(chunk.file, (route) => (isOver ? route.continue() : FAULTS[fault]?.(route)));
    const {call, ask = async ({journey}: Scene) => journey.toFault()} = chunk;
    const strikesAt = chunk.strikesAt[flow] ?? 0;
    const journey = createJourney({funnel, page, flow, call, domain, strikesAt});
    const scene = {page, funnel, flow, journey};
    const asked = page.waitForRequest(chunk.file);

    await journey.open();
    if (isOffLine) await believe(page, false);
    await ask(scene);
    await asked;
    if (chunk.isSilent) {
      await saysNothingIsMissing(page);
    } else {
      // A bot check that is on its way would fail by the same clock.
      if (!chunk.stops) await expect(page.locator('#botCheckPreparing')).toHaveCount(0);
      if (isHung) await page.clock.runFor(2 * LONGEST_TRY + 2_000);
      const notice = await saysWhatIsMissing(page, flow !== 'upgrade' && chunk.ask === undefined);
      if (chunk.stops?.(flow)) await expect(funnel.button(actions.tryAgain)).toHaveCount(2);
      await stopClock(page);
      isOver = true;
      if (isOffLine) await believe(page, true);
      else await notice.getByRole('button', {name: actions.tryAgain}).click();
      // What hung meanwhile is waited for first.
      if (isHung) await page.clock.runFor(2 * LONGEST_TRY);
      await page.clock.resume();
      await saysNothingIsMissing(page);
    }
    await chunk.goOn(scene);

    const [made, ...more] = await sandbox.requests('creation');
    expect(more).toEqual([]);
    const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
    const {origin} = new URL(page.url());
    expect(made?.body).toEqual(bodyOf(flow, {domain, language: 'nl', botCheck}, origin));
    expect(journey.passwords(), 'passwords typed').toBe(flow === 'upgrade' ? 0 : 1);
    await expect(page.getByText(app.partMissing)).toHaveCount(0);
  });
}
