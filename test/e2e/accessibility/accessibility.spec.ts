import type {Page} from '@playwright/test';
import {dress, switchTo} from '../support/scenes/dress.ts';
import {axe, COLOUR_RULES, expect, test} from '../support/fixtures.ts';
import {findForeignWords} from '../support/attacks/foreignWords.ts';
import {type Restore, SCENES} from '../support/scenes/scenes.ts';
import {
  enlargeText,
  findLayoutFaults,
  resizeTo,
  spaceText,
} from '../support/scenes/screenLayout.ts';
import {type Language, textsOf} from '../support/texts.ts';

const LANGUAGES = ['nl', 'en'] as const;

/** What a browser that is too old shows, and each language named in its own. */
const FOREIGN = {
  nl: [`en: ${textsOf('en').app.tooOld}`, 'en: English'],
  en: [`nl: ${textsOf('nl').app.tooOld}`, 'nl: Nederlands'],
};

const audit = async (page: Page, name: string) => {
  await axe(page, name);
  for (const theme of ['dark', 'forced'] as const) {
    await dress(page, theme);
    await axe(page, `${name}, ${theme}`, COLOUR_RULES);
  }
  await dress(page, 'light');
};

for (const [scene, play] of Object.entries(SCENES)) {
  test(`axe finds nothing and nothing is cramped: ${scene} @B41 @B65`, async ({
    page,
    context,
    funnel,
    sandbox,
    allowConsole,
  }) => {
    test.setTimeout(180_000);
    allowConsole(/failed|Failed|ERR_INTERNET_DISCONNECTED/);
    const showIn = async (language: Language, name: string, restore?: Restore) => {
      await switchTo(page, language);
      await restore?.();
      expect(await findForeignWords(page, language), name).toEqual({
        pageLanguage: language,
        unmarked: [],
        marked: FOREIGN[language],
      });
      if (language === 'nl') await audit(page, name);
      await resizeTo(page, 320, 568);
      expect(await findLayoutFaults(page), `${name}, ${language}`).toEqual([]);
      await spaceText(page, async () => {
        expect(await findLayoutFaults(page), `${name}, ${language}, text spaced`).toEqual([]);
      });
      await enlargeText(page, async () => {
        expect(await findLayoutFaults(page), `${name}, ${language}, text enlarged`).toEqual([]);
      });
      await resizeTo(page, 1280, 720);
    };
    const show = async (name: string, restore?: Restore) => {
      for (const language of LANGUAGES) await showIn(language, name, restore);
      await switchTo(page, 'nl');
    };
    await play({page, context, funnel, sandbox, show});
  });
}

test('the help opens and closes by keyboard, and gives the focus back @2.4-7 @B62', async ({
  page,
  funnel,
}) => {
  const {texts, button} = funnel;
  await page.setViewportSize({width: 320, height: 568});
  await funnel.open('/free');
  const help = page.getByRole('dialog', {name: texts.start.domainHelp.title});
  const opener = button(texts.start.domainHelp.open);
  await opener.press('Enter');
  await expect(help).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(help).toBeVisible();
  await funnel.field('domainName').focus();
  await expect(help).toBeHidden();
  await expect(funnel.summary).toHaveCount(0);
});
