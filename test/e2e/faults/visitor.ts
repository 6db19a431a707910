import {expect, type Page} from '@playwright/test';
import type {Funnel} from '../support/funnel.ts';
import {behindAddress, filled, headingAt} from '../support/texts.ts';
import type {Flow} from './calls.ts';
import {saysWhatIsMissing} from '../support/attacks/lostChunks.ts';
import type {Disturbance} from './disturb.ts';
import {type Effect, limitOf} from './expectations.ts';
import type {Journey} from './journey.ts';
import type {Cell} from './matrix.ts';

const REFERENCE = /[B-Z2-9]{4}-[B-Z2-9]{4}/;
const ERROR_SCREEN = '/free/somethingwentwrong';

type Scene = {
  cell: Cell;
  page: Page;
  funnel: Funnel;
  journey: Journey;
  disturbance: Disturbance;
  /** How often the cell's call was sent so far. */
  count: () => number;
  /** Waits until everything that the cell reports has arrived. */
  isReported: () => Promise<void>;
};

const ENDS_WITHOUT_ADDRESS: Record<Flow, string> = {
  free: '/free/step6',
  pro: '/pro/paymentfailed',
  upgrade: '/upgrade/step3',
};

const isBusy = async ({cell: {call, flow}, page, funnel: {texts, button, heading}}: Scene) => {
  if (call === 'creation' && flow !== 'upgrade')
    await expect(heading).toHaveText(texts.creating.title);
  else if (call === 'script') await expect(page.locator('#botCheckPreparing')).toBeAttached();
  else await expect(button(texts.actions.busy)).toBeVisible();
};

const showsReference = async ({page, funnel: {heading, texts}}: Scene) => {
  await expect(heading).toHaveText(texts.somethingWentWrong.title);
  const [reference = 'none'] = REFERENCE.exec(await page.locator('main').innerText()) ?? [];
  await expect(
    page.getByText(filled(texts.somethingWentWrong.reference, {reference})),
  ).toBeVisible();
};

const showsError = async (scene: Scene) => {
  await scene.funnel.isAt(ERROR_SCREEN);
  await showsReference(scene);
};

const warns = async ({page, funnel: {texts}}: Scene) => {
  const [warning = ''] = behindAddress(texts.billing.orderedBefore).split('. ');
  await expect(page.getByText(warning)).toBeVisible();
};

const maybeMade = async ({page, funnel: {texts}, journey}: Scene) => {
  const address = `${journey.draft.domainName}.testwerf.example`;
  await expect(page.getByText(behindAddress(texts.start.domainMaybeYours))).toBeVisible();
  await expect(page.getByRole('link', {name: address})).toBeVisible();
};

const showsMaybeMade = async (scene: Scene) => {
  await showsError(scene);
  await maybeMade(scene);
};

const saysChunkIsMissing = async ({page, cell: {flow}}: Scene) => {
  await saysWhatIsMissing(page, flow !== 'upgrade');
};

/** What the visitor sees. */
const SEES: Record<Effect, (scene: Scene) => Promise<void>> = {
  nothing: async () => {},
  waits: isBusy,
  waitsLong: async () => {},
  tryAgain: async ({page, funnel: {button, texts}}) => {
    await expect(button(texts.actions.tryAgain)).toBeVisible();
    await expect(page.getByText(texts.botCheck.failed)).toBeVisible();
  },
  errorScreen: showsError,
  missingChunk: saysChunkIsMissing,
  chunkAgain: saysChunkIsMissing,
  missingCalls: async (scene) => {
    const {page, funnel} = scene;
    const {texts} = funnel;
    await saysChunkIsMissing(scene);
    await expect(page.getByText(texts.botCheck.failed)).toHaveCount(0);
  },
  withoutAddress: async ({cell: {flow}, funnel: {isAt, link, texts}}) => {
    await isAt(ENDS_WITHOUT_ADDRESS[flow]);
    await expect(link(texts.actions.toEnvironment)).toHaveCount(0);
  },
  resumes: saysChunkIsMissing,
  comes: async ({page, journey, funnel: {heading, texts}}) => {
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    await expect(heading).toHaveText(headingAt(journey.startsAt, texts) ?? '');
    await expect(page.getByText(texts.app.partMissing)).toHaveCount(0);
  },
  comesOnline: async ({page, funnel: {texts}}) => {
    await expect(page.getByRole('alert')).toContainText(texts.app.partMissing);
  },
  maybeMade: showsMaybeMade,
  probablyMade: showsMaybeMade,
  maybeOrdered: async (scene) => {
    await showsError(scene);
    await warns(scene);
  },
};

const tryAgain = async ({cell: {call}, funnel: {button, texts}, journey}: Scene) => {
  await button(texts.actions.tryAgain).click();
  await journey.toEnd(journey.strikesAt + (call === 'script' ? 2 : 1));
};

const startOver = async (flow: Flow, funnel: Funnel) => {
  await funnel.link(funnel.texts.somethingWentWrong.link).click();
  await funnel.isAt('/');
  await funnel.choose('flowchoice', flow);
  await funnel.next.click();
};

// Where a password is needed a page that is loaded again begins at the start.
const loadAgain = async ({cell: {call, flow}, page, funnel: {button, texts}, journey}: Scene) => {
  await Promise.all([page.waitForEvent('load'), button(texts.app.reload).click()]);
  await journey.toEnd(flow === 'upgrade' && call === 'availability' ? journey.strikesAt : 0);
};

const goOn = async ({journey}: Scene) => journey.toEnd(journey.strikesAt + 1);

/** The way on, to where nothing is left to do. */
const WAY_ON: Record<Effect, (scene: Scene) => Promise<void>> = {
  nothing: goOn,
  waits: goOn,
  waitsLong: goOn,
  tryAgain,
  errorScreen: async ({cell: {flow}, page, funnel, journey}) => {
    if (flow === 'upgrade') {
      await page.goBack();
      return journey.toEnd(-1);
    }
    await startOver(flow, funnel);
    return journey.toEnd(0);
  },
  maybeMade: async (scene) => {
    const {cell, funnel, journey} = scene;
    await startOver(cell.flow, funnel);
    await funnel.isAt(`/${cell.flow}`);
    await maybeMade(scene);
    await journey.toEnd(0);
  },
  probablyMade: async ({cell: {flow}, page, funnel, journey}) => {
    await startOver(flow, funnel);
    await funnel.isAt(`/${flow}`);
    await funnel.next.click();
    const text = behindAddress(funnel.texts.start.domainProbablyYours);
    await expect(page.getByText(text)).toBeVisible();
    await funnel.field('domainName').fill(`${journey.draft.domainName}b`);
    await journey.toEnd(0);
  },
  maybeOrdered: async (scene) => {
    await scene.page.goBack();
    await scene.journey.toLastButton(-1);
    await warns(scene);
    await scene.journey.toEnd(-1);
  },
  missingChunk: loadAgain,
  chunkAgain: async ({funnel: {button, texts}, journey}) => {
    await button(texts.actions.tryAgain).first().click();
    await journey.toEnd(journey.strikesAt + 1);
  },
  missingCalls: loadAgain,
  withoutAddress: async () => {},
  resumes: goOn,
  comes: async ({journey}) => journey.toEnd(0),
  comesOnline: async ({page, funnel: {texts}, journey}) => {
    await journey.toEnd(0);
    await expect(page.getByText(texts.app.partMissing)).toHaveCount(0);
  },
};

/** A visitor meets the fault, waits where there is nothing else to do, and goes on to the end. */
const meetFault = async (scene: Scene): Promise<void> => {
  const {cell, page, funnel, journey, disturbance} = scene;
  const {call, fault, effect, flow} = cell;
  await journey.toFault(disturbance.strike);
  if (fault === 'hung') {
    await disturbance.struck;
    await isBusy(scene);
    // On their way too, the countries would be late by the same clock.
    const countries = page.locator('[value=DE]');
    if (call === 'script' && flow === 'upgrade') await expect(countries).toBeAttached();
    await page.clock.fastForward(limitOf(call));
  }
  await SEES[effect](scene);
  const isOffline = page.getByText(funnel.texts.app.offline);
  if (fault === 'offline' && effect !== 'nothing') await expect(isOffline).toBeVisible();
  // What is done is cleared.
  const kept = effect === 'withoutAddress' && flow !== 'pro' ? null : journey.draft;
  const expected = kept && expect.objectContaining(kept);
  expect(await journey.kept(), 'what the browser keeps').toEqual(expected);
  // What nobody sees nobody waits for: it may still have to come.
  if (effect !== 'nothing') {
    // Off line nothing can be reported yet.
    if (fault !== 'offline') await scene.isReported();
    await disturbance.lift();
  }
  await WAY_ON[effect](scene);
};

/** The first screen is there to read and to be filled in, but its code gets lost. */
const meetFaultAtStart = async (scene: Scene): Promise<void> => {
  const {cell, page, disturbance} = scene;
  await disturbance.struck;
  if (cell.effect === 'comes') await SEES.comes(scene);
  await disturbance.strike();
  if (cell.fault === 'hung') await page.clock.fastForward(limitOf(cell.call));
  if (cell.effect !== 'comes') {
    await SEES[cell.effect](scene);
    await scene.isReported();
  }
  await disturbance.lift();
  await WAY_ON[cell.effect](scene);
};

/** No page view arrives, and the visitor goes on as ever. */
const passAnalytics = async ({cell, journey, count}: Scene): Promise<void> => {
  await journey.toLastButton(0);
  await expect.poll(count, 'page views').toBe(cell.requests);
  await journey.toEnd(-1);
};

/** A failure is shown as ever, though its report gets lost. */
const passReport = async (scene: Scene): Promise<void> => {
  await scene.journey.toFault();
  await SEES.tryAgain(scene);
  await scene.disturbance.struck;
  await WAY_ON.tryAgain(scene);
};

/** Goes through a whole flow, in which the cell's call goes wrong. */
export const goThrough = async (scene: Scene): Promise<void> => {
  const {call} = scene.cell;
  await scene.journey.open();
  if (call === 'analytics') await passAnalytics(scene);
  else if (call === 'errors') await passReport(scene);
  else if (call === 'firstView') await meetFaultAtStart(scene);
  else await meetFault(scene);
  await scene.disturbance.struck;
};
