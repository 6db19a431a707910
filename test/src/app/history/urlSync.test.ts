// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {openBrowser} from '../../../support/session/fakeBrowser.ts';
import {create, walkToExampleData} from '../../../support/screens/signUpWalk.ts';
import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';

const STEPS = ['/free', '/free/step2', '/free/step3', '/free/step4'];

describe('walking the steps', () => {
  it('adds an entry for each, and reports each path once @2.12-4', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);

    expect(browser.entries()).toEqual(STEPS);
    expect(browser.trail()).toEqual(STEPS);
    expect(browser.settled.filter((path, at, all) => path !== all[at - 1])).toEqual(STEPS);
  });

  it("goes back with a step's Back button, without a new entry @S34", async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);

    await browser.send({type: 'step.goBack'});

    expect([browser.entries(), browser.index(), browser.path()]).toEqual([STEPS, 2, '/free/step3']);
  });

  it('goes back two steps when Back is pressed twice before the browser follows', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);

    await browser.send({type: 'step.goBack'}, {type: 'step.goBack'});

    expect([browser.entries(), browser.index(), browser.path()]).toEqual([STEPS, 1, '/free/step2']);
  });

  it('goes back and forward in one go and stays where it was', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);

    await browser.send({type: 'step.goBack'}, {type: 'team.skip'});

    expect([browser.entries(), browser.index(), browser.path()]).toEqual([STEPS, 3, '/free/step4']);
  });

  it('goes forward and back in one go and stays where it was', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);
    await browser.back();

    await browser.send({type: 'team.skip'}, {type: 'step.goBack'});

    expect([browser.index(), browser.path()]).toEqual([2, '/free/step3']);
  });

  it('follows the browser with Back and Forward, slow and fast', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);

    await browser.back();
    expect([browser.path(), browser.url()]).toEqual(['/free/step3', '/free/step3']);
    await browser.back(2);
    expect([browser.path(), browser.url()]).toEqual(['/free', '/free']);
    await browser.forward(2);
    expect([browser.path(), browser.url()]).toEqual(['/free/step3', '/free/step3']);
    expect(browser.entries()).toEqual(STEPS);
  });
});

describe('while the environment is being created', () => {
  it('Back, once or twice, is undone and nothing is sent again', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);
    await create(browser);

    await browser.back();
    await browser.back(2);

    expect([browser.path(), browser.url(), browser.index()]).toEqual([
      '/free/step5',
      '/free/step5',
      3,
    ]);
    expect(browser.desk.asked('createEnvironment').length).toBe(1);
  });

  it('the step that a refused answer leads back to takes the place of the creating screen', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);
    await create(browser);
    await browser.answer('createEnvironment', {kind: 'tokenRefused'});

    expect(browser.entries()).toEqual(STEPS);
  });

  it('Back from the result leads to the start, never to the creating screen @2.12-3', async () => {
    const browser = await openBrowser('/free');
    await walkToExampleData(browser);
    await create(browser);
    await browser.answer('createEnvironment', {kind: 'accepted', environment: {}});
    expect(browser.entries()).toEqual([...STEPS.slice(0, 3), '/free/step6']);

    await browser.back();
    expect([browser.path(), browser.url(), browser.index()]).toEqual(['/free', '/free', 0]);

    await browser.forward(3);
    expect([browser.path(), browser.url()]).toEqual(['/free', '/free']);
  });
});

describe('the address a page is loaded on', () => {
  it('that is refused is replaced', async () => {
    const browser = await openBrowser('/free/step3');

    expect([browser.entries(), browser.index(), browser.path()]).toEqual([['/free'], 0, '/free']);
  });

  it('that is refused after a reload leads back to the entry of the step', async () => {
    const browser = await openBrowser('/free/step3', {trail: STEPS.slice(0, 3)});

    expect([browser.url(), browser.index(), browser.path()]).toEqual(['/free', 0, '/free']);
  });

  it('of the error screen, found by Back, is replaced without leaving the site', async () => {
    const browser = await openBrowser('/free/somethingwentwrong', {by: 'history'});

    expect([browser.entries(), browser.path()]).toEqual([['/'], '/']);
  });

  it.each([
    ['/free/', '/free'],
    ['/upgrade', '/upgrade/'],
    ['/unknown/', '/unknown/'],
  ])('%s is left as it is: the machine stands on %s', async (url, path) => {
    const browser = await openBrowser(url);

    expect([browser.entries(), browser.path()]).toEqual([[url], path]);
  });

  it.each([
    ['/free//', '/free'],
    ['/pro///', '/pro'],
    ['//', '/'],
  ])('%s with more than one slash at its end becomes %s', async (url, path) => {
    const browser = await openBrowser(url);

    expect([browser.entries(), browser.path()]).toEqual([[path], path]);
  });

  it('/upgrade/premium becomes /premium', async () => {
    const browser = await openBrowser('/upgrade/premium');

    expect(browser.entries()).toEqual([upgradeEntries.premium]);
  });
});

it('is not started twice by a page that is rendered twice', async () => {
  const browser = await openBrowser('/free/step3', {trail: STEPS.slice(0, 3)});
  browser.stop();
  const stop = browser.sync.start(browser.trail() ?? []);
  stop();
  browser.sync.start(browser.trail() ?? []);
  await browser.rest();

  expect([browser.url(), browser.path()]).toEqual(['/free', '/free']);
});

it('an unknown page can be left with Back, and found again with Forward', async () => {
  const browser = await openBrowser('/free');
  await browser.visit('/unknown');
  expect(browser.entries()).toEqual(['/free', '/unknown']);

  await browser.back();
  expect([browser.path(), browser.index()]).toEqual(['/free', 0]);
  await browser.forward();
  expect([browser.path(), browser.index()]).toEqual(['/unknown', 1]);
});

it('follows from one flow into another and back @2.2-5', async () => {
  const browser = await openBrowser('/');
  await browser.send({type: 'plan.choose', plan: 'pro'}, {type: 'plan.confirm'});
  const [opened] = browser.desk.opened;
  await browser.visit(opened ?? '/pro');
  expect(browser.entries()).toEqual(['/', '/pro']);

  await browser.back();
  expect([browser.path(), browser.index()]).toEqual(['/', 0]);
  await browser.forward();
  expect([browser.path(), browser.index()]).toEqual(['/pro', 1]);
});
