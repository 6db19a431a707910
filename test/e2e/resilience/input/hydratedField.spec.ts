import type {Page} from '@playwright/test';
import {openEarly} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';

/** A page whose script is held back, with the caret in its first field. */
const openInField = async (page: Page) => {
  const letThrough = await openEarly(page, '/free');
  const field = page.locator('[name="domainName"]');
  await field.focus();
  const hydrate = async () => {
    letThrough();
    await expect(page.locator('html[data-ready]')).toBeAttached();
  };
  return {field, hydrate};
};

test('the caret stays where it is during hydration', async ({page}) => {
  const {field, hydrate} = await openInField(page);
  await page.keyboard.type('proefwerk');
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowLeft');
  await hydrate();
  await page.keyboard.type('-en-');
  await expect(field).toHaveValue('proef-en-werk');
});

test('a selection stays during hydration', async ({page}) => {
  const {field, hydrate} = await openInField(page);
  await page.keyboard.type('fout');
  await page.keyboard.press('ControlOrMeta+a');
  await hydrate();
  await page.keyboard.type('goed');
  await expect(field).toHaveValue('goed');
});

test('the composition of a word goes on during hydration', async ({page}) => {
  const {field, hydrate} = await openInField(page);
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ni');
  await hydrate();
  await compose('nihao');
  await session.send('Input.insertText', {text: 'nihao'});
  await expect(field).toHaveValue('nihao');
});

test('what was typed before hydration can be undone afterwards', async ({page}) => {
  const {field, hydrate} = await openInField(page);
  await page.keyboard.type('proef');
  await hydrate();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('');
});
