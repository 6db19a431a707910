import type {Page} from '@playwright/test';
import {openEarly} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';

/** A page whose script is held back, with the caret in its first field. */
const openInField = async (page: Page, path: string) => {
  const letThrough = await openEarly(page, path);
  const field = page.locator('[name="domainName"]');
  await field.focus();
  const takeOver = async () => {
    letThrough();
    await expect(page.locator('html[data-ready]')).toBeAttached();
  };
  return {field, takeOver};
};

for (const path of ['/free', '/pro']) {
  test(`the caret at ${path} stays where it is when the app takes the page over`, async ({
    page,
  }) => {
    const {field, takeOver} = await openInField(page, path);
    await page.keyboard.type('proefwerk');
    for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowLeft');
    await takeOver();
    await page.keyboard.type('-en-');
    await expect(field).toHaveValue('proef-en-werk');
  });
}

test('what is selected stays selected when the app takes the page over', async ({page}) => {
  const {field, takeOver} = await openInField(page, '/free');
  await page.keyboard.type('fout');
  await page.keyboard.press('ControlOrMeta+a');
  await takeOver();
  await page.keyboard.type('goed');
  await expect(field).toHaveValue('goed');
});

test('a word that is being composed goes on when the app takes the page over', async ({page}) => {
  const {field, takeOver} = await openInField(page, '/free');
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ni');
  await takeOver();
  await compose('nihao');
  await session.send('Input.insertText', {text: 'nihao'});
  await expect(field).toHaveValue('nihao');
});

test('what was typed before the app took the page over can be undone after', async ({page}) => {
  const {field, takeOver} = await openInField(page, '/free');
  await page.keyboard.type('proef');
  await takeOver();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('');
});
