import type {Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../support/repository.ts';
import {expect, test} from '../support/fixtures.ts';
import {holdRoute} from '../support/attacks/holdRoute.ts';
import {pressButton, pressTabTo, tick} from '../support/scenes/keyboard.ts';
import {BILLING, JAN, PASSWORD} from '../support/people.ts';
import {recordSpeech, type Spoken} from '../support/scenes/speech.ts';
import {filled, headingAt} from '../support/texts.ts';

const DOCUMENT = join(ROOT, 'docs/accessibility.md');
const LOG = /(?<=```text\n)[\s\S]*?(?=```)/;

/** Waits until a text was said, and makes sure that it was said once. */
const saidOnce = async (spoken: Spoken[], text: string) => {
  const saying = () => spoken.filter((line) => line.includes(text));
  await expect.poll(saying).toHaveLength(1);
};

test('each step is announced once by its heading, where reading begins @B58', async ({
  page,
  funnel,
}) => {
  const spoken = await recordSpeech(page);
  await funnel.walkTo('pro', 6);
  for (const path of ['step2', 'step3', 'step4', 'step5', 'step6']) {
    await saidOnce(spoken, `heading ${headingAt(`/pro/${path}`, funnel.texts)}`);
  }
  await funnel.back.click();
  await funnel.isAt('/pro/step5');
  await expect(funnel.heading).toBeFocused();
});

test('whether the web address is free is announced once', async ({page, funnel}) => {
  const {start, form} = funnel.texts;
  const spoken = await recordSpeech(page);
  await funnel.open('/free');
  await funnel.field('domainName').fill(funnel.domain);
  await funnel.field('password').focus();
  const address = `${funnel.domain}.testwerf.example`;
  await saidOnce(spoken, `(status) ${filled(start.domainFree, {address})}`);
  await funnel.field('domainName').fill('bezet');
  await funnel.field('password').focus();
  await saidOnce(spoken, `(live) ${form.validation.domainavailable}`);
  await saidOnce(spoken, `(status) ${start.domainSuggestions}`);
  expect(spoken.filter((line) => line.startsWith('(alert)'))).toEqual([]);
});

test('a team row that is added or removed is announced once, by where the focus goes', async ({
  page,
  funnel,
}) => {
  const {team} = funnel.texts;
  const group = (number: string) => `group ${filled(team.member, {number})}`;
  const remove = (number: string) => filled(team.remove, {number});
  const spoken = await recordSpeech(page);
  await funnel.walkTo('free', 3);
  await pressTabTo(page, funnel.button(team.add));
  const before = spoken.length;
  await page.keyboard.press('Enter');
  await pressTabTo(page, funnel.button(team.add));
  await page.keyboard.press('Space');
  await pressTabTo(page, funnel.button(remove('4')));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(funnel.button(team.add)).toBeFocused();
  const row = [team.firstName, team.lastName, team.email].map((name) => `textbox ${name}`);
  await expect
    .poll(() => spoken.slice(before))
    .toEqual([
      group('3'),
      ...row,
      `button ${remove('3')}`,
      `button ${team.add}`,
      group('4'),
      ...row,
      `button ${remove('4')}`,
      group('3'),
      `button ${remove('3')}`,
      `button ${team.add}`,
    ]);
});

test('an error is announced once, and not repeated @B59', async ({page, funnel}) => {
  const {form, errorSummary} = funnel.texts;
  const spoken = await recordSpeech(page);
  await funnel.open('/free');
  await funnel.field('domainName').fill('bezet');
  await funnel.field('domainName').press('Enter');
  await expect(funnel.summary).toHaveCount(3);
  const {domainavailable, password, terms} = form.validation;
  await saidOnce(spoken, `(alert) ${errorSummary.title}`);
  for (const text of [domainavailable, password, terms]) await saidOnce(spoken, text);
  await expect(page.getByRole('alert')).toBeFocused();
  await funnel.field('password').fill(PASSWORD);
  await expect(funnel.summary).toHaveCount(2);
  expect(spoken.filter((line) => line.includes(terms))).toHaveLength(1);
});

test('the challenge is announced once when it appears, is solved and expires', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {botCheck} = funnel.texts;
  const spoken = await recordSpeech(page);
  await page.clock.install();
  await funnel.walkToCreate();
  await sandbox.scenario({call: 'validation', fault: 'captcha'});
  await funnel.create.click();
  await saidOnce(spoken, `(status) ${botCheck.help}`);
  await expect(page.getByRole('heading', {name: botCheck.challenge})).toBeFocused();
  await page.getByRole('checkbox', {name: /robot/}).check();
  await saidOnce(spoken, `(status) ${botCheck.solved}`);
  await page.clock.fastForward(120_000);
  await saidOnce(spoken, `(status) ${botCheck.expired}`);
  await saidOnce(spoken, `(status) ${botCheck.expired}`);
});

test('creation is announced once when it begins and when it takes longer', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {creating} = funnel.texts;
  const spoken = await recordSpeech(page);
  await page.clock.install();
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  await saidOnce(spoken, `heading ${creating.title}`);
  await page.clock.fastForward(60_000);
  await saidOnce(spoken, `(status) ${creating.longer}`);
});

test('creation is announced once when it is done @B58', async ({page, funnel}) => {
  const spoken = await recordSpeech(page);
  await funnel.walkToCreate();
  await funnel.create.click();
  await saidOnce(spoken, `heading ${funnel.texts.created.title}`);
});

/** Each key on the screen, and heard of, before the next: nobody's keys come faster than pictures. */
const typeAsAPerson = async (page: Page, text: string) => {
  for (const key of text) {
    await page.keyboard.type(key);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() =>
            requestIdleCallback(() => requestAnimationFrame(() => resolve())),
          );
        }),
    );
  }
};

test('the spoken log of the pro flow by keyboard is the one in the documents', async ({
  page,
  funnel,
  sandbox,
}, {config}) => {
  const {texts, field, next} = funnel;
  const {keyboard} = page;
  const spoken = await recordSpeech(page);
  const letCheckThrough = await holdRoute(page, /recaptcha\/api\.js/);
  const beginsAt = async (path: string) => {
    await funnel.isAt(path);
    await expect(funnel.heading).toBeFocused();
  };
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await sandbox.scenario({call: 'creation', fault: {kind: 'json', body: {data: {}}}});
  await funnel.open('/pro');
  await pressTabTo(page, field('domainName'));
  await keyboard.type('acmetest');
  await pressTabTo(page, field('password'));
  await expect.poll(() => spoken.join('\n')).toContain('acmetest.testwerf.example is vrij');
  await typeAsAPerson(page, PASSWORD);
  await tick(page, field('acceptTermsAndConditions'));
  await keyboard.press('Enter');
  await beginsAt('/pro/step2');
  await keyboard.press('Enter');
  for (const [name, value] of Object.entries(JAN)) {
    await pressTabTo(page, field(name));
    await keyboard.type(value);
  }
  await keyboard.press('Enter');
  await beginsAt('/pro/step3');
  await pressButton(page, funnel.button(texts.actions.skip), 'Enter');
  await beginsAt('/pro/step4');
  await expect.poll(() => spoken.join('\n')).toContain(texts.botCheck.preparing);
  letCheckThrough();
  await expect.poll(() => spoken.join('\n')).toContain(texts.botCheck.ready);
  await tick(page, page.locator('[name=exampleData][value=data]'));
  await pressButton(page, next, 'Enter');
  await expect(page.getByRole('heading', {name: texts.botCheck.challenge})).toBeFocused();
  await tick(page, page.getByRole('checkbox', {name: 'Ik ben geen robot'}));
  await expect.poll(() => spoken.join('\n')).toContain(texts.botCheck.solved);
  await pressButton(page, next, 'Enter');
  await beginsAt('/pro/step5');
  await pressTabTo(page, field('numberOfUsers'));
  await keyboard.type('25');
  await pressButton(page, next, 'Enter');
  await beginsAt('/pro/step6');
  for (const [name, value] of Object.entries(BILLING)) {
    await pressTabTo(page, field(name));
    await keyboard.type(name === 'countryCode' ? 'Ned' : value);
  }
  await pressButton(page, funnel.pay, 'Enter');
  await beginsAt('/pro/paymentfailed');

  await expect.poll(() => spoken.at(-1)).toContain(texts.paymentFailed.title);
  const log = `${spoken.join('\n')}\n`;
  const document = readFileSync(DOCUMENT, 'utf8');
  if (config.updateSnapshots === 'all')
    writeFileSync(
      DOCUMENT,
      document.replace(LOG, () => log),
    );
  else expect(LOG.exec(document)?.[0]).toBe(log);
});
