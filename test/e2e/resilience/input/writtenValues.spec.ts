import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../../support/fixtures.ts';
import {BILLING, JAN, PASSWORD} from '../../support/people.ts';
import {documentTitle, filled} from '../../support/texts.ts';

const undo = async (page: Page, field: Locator, until: string) => {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(until);
};

test.describe('Ctrl+Z takes back', () => {
  test('a suggested web address', async ({page, funnel, sandbox}) => {
    const field = funnel.field('domainName');
    await funnel.open('/free');
    await field.pressSequentially('bezet');
    await page.keyboard.press('Tab');
    const pick = page.getByRole('list', {name: funnel.texts.start.domainSuggestions});
    const name = await pick.getByRole('button').first().textContent();
    await pick.getByRole('button').first().click();
    await expect(field).toHaveValue(name ?? '');
    await undo(page, field, 'bezet');
    await funnel.enter({password: PASSWORD});
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.next.click();
    await expect(funnel.summary).toHaveText([funnel.texts.form.validation.domainavailable]);
    const asked = await sandbox.requests('availability');
    expect(asked.at(-1)?.path).not.toContain(`/${name}`);
  });

  test('a suggested email address', async ({page, funnel}) => {
    const field = funnel.field('email');
    await funnel.walkTo('free', 2);
    await field.pressSequentially('jan@gmial.com');
    await page.keyboard.press('Tab');
    await page.getByRole('button', {name: 'jan@gmail.com'}).click();
    await expect(field).toHaveValue('jan@gmail.com');
    await undo(page, field, 'jan@gmial.com');
    await expect(page.getByRole('button', {name: 'jan@gmail.com'})).toBeVisible();
  });

  test('the postal code that is tidied when the field is left, whatever is pressed', async ({
    page,
    funnel,
  }) => {
    const field = funnel.field('postalCode');
    await funnel.walkTo('pro', 6);
    for (const leave of [
      () => page.keyboard.press('Tab'),
      () => funnel.field('city').click(),
      () => funnel.field('countryCode').click(),
    ]) {
      await field.pressSequentially('1234ab');
      await leave();
      await expect(field).toHaveValue('1234 AB');
      await expect(field).not.toBeFocused();
      await undo(page, field, '1234ab');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(field).toHaveValue('');
    }
  });

  test('a team row that was emptied', async ({page, funnel}) => {
    const first = 'teamMembers.0';
    const member: Record<string, string> = {
      [`${first}.firstName`]: 'Piet',
      [`${first}.lastName`]: 'Bos',
      [`${first}.email`]: 'piet@example.test',
    };
    const names = Object.keys(member);
    await funnel.walkTo('free', 3);
    for (const name of names) await funnel.field(name).pressSequentially(member[name] ?? '');
    await funnel.button(funnel.texts.team.add).click();
    await funnel.button(filled(funnel.texts.team.clear, {number: '2'})).click();
    await expect(funnel.field('teamMembers.0.firstName')).toBeFocused();
    await funnel.holds(Object.fromEntries(names.map((name) => [name, ''])));
    for (const _ of names) await page.keyboard.press('ControlOrMeta+z');
    await funnel.holds(member);
  });

  test('what was typed before, after a team row was removed', async ({page, funnel}) => {
    await funnel.walkTo('free', 3);
    await funnel.field('teamMembers.0.firstName').pressSequentially('Piet');
    await funnel.button(funnel.texts.team.add).click();
    await funnel.field('teamMembers.1.firstName').pressSequentially('Anna');
    await funnel.button(filled(funnel.texts.team.remove, {number: '3'})).click();
    await undo(page, funnel.field('teamMembers.0.firstName'), '');
    await funnel.button(funnel.texts.team.add).click();
    await expect(funnel.field('teamMembers.1.firstName')).toHaveValue('');
  });
});

test('a web address that is composed is shown in full, and the composition goes on', async ({
  page,
  funnel,
}) => {
  await funnel.open('/free');
  await funnel.field('domainName').focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', 'niha', 'nihao']) {
    const end = {selectionStart: text.length, selectionEnd: text.length};
    await session.send('Input.imeSetComposition', {text, ...end});
    await expect(page.getByText(`${text}.testwerf.example`)).toBeVisible();
  }
  await session.send('Input.insertText', {text: 'nihao'});
  await expect(funnel.field('domainName')).toHaveValue('nihao');
});

test.describe('what is typed in a field that still has the focus survives', () => {
  test('a reload', async ({page, funnel, domain}) => {
    await funnel.open('/free');
    await funnel.field('domainName').pressSequentially(domain);
    await page.reload();
    await funnel.isReady();
    await expect(funnel.field('domainName')).toHaveValue(domain);
  });

  test('a switch of language, and so does the chosen country @2.8-2', async ({page, funnel}) => {
    await funnel.walkTo('pro', 6);
    await funnel.field('countryCode').selectOption('DE');
    await funnel.field('street').pressSequentially(BILLING.street);
    await page.getByRole('link', {name: 'English'}).click();
    await expect(page.getByRole('option', {name: 'Germany'})).toBeAttached();
    await funnel.holds({street: BILLING.street, countryCode: 'DE'});
  });
});

test('a value that is right when submitted is not reported as wrong for what it was before', async ({
  page,
  funnel,
}) => {
  await funnel.walkTo('free', 2);
  await funnel.field('firstName').fill(JAN.firstName);
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    const titles = new Set<string>();
    const note = () => titles.add(document.title);
    new MutationObserver(note).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, {titles});
  });
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) input.value = value;
    }
  }, JAN);
  await funnel.next.click();
  await funnel.isAt('/free/step3');
  const titles = await page.evaluate(() => [...Object(window).titles]);
  expect(titles).toEqual([documentTitle(funnel.texts.team.title)]);
});
