import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {ROOT} from '../support/repository.ts';
import {expect, test} from '../e2e/fixtures.ts';
import {SCENES} from '../e2e/scenes.ts';
import {resizeTo} from '../e2e/screenLayout.ts';
import {contactSheet, type Shot} from './contactSheet.ts';

const listOf = (name: string, all: string) => (process.env[name] ?? all).split(',');

const WIDTHS = listOf('SHOTS_WIDTHS', '320,360,576,768,992,1200,1400').map(Number);
const THEMES = listOf('SHOTS_THEMES', 'light,dark,forced');
const LANGUAGES = listOf('SHOTS_LANGUAGES', 'Nederlands,English');
const FOLDER = join(ROOT, '.results/shots');
const HEIGHT = 800;

const dress = (page: Page, theme: string) =>
  page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });

const switchTo = async (page: Page, language: string) => {
  const link = page.getByRole('link', {name: language, exact: true});
  if ((await link.getAttribute('aria-current')) !== 'true') await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
};

/** Every width, theme and language of a state, taken without leaving it. */
const takePictures = async (page: Page, scene: string, name: string): Promise<Shot[]> => {
  const shots: Shot[] = [];
  for (const language of LANGUAGES) {
    await switchTo(page, language);
    for (const theme of THEMES) {
      await dress(page, theme);
      for (const width of WIDTHS) {
        await resizeTo(page, width, HEIGHT);
        const file = `${scene} ${name} ${language} ${theme} ${width}.png`.replaceAll(
          /[ ,/]+/g,
          '-',
        );
        await page.screenshot({path: join(FOLDER, file), fullPage: true});
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(room, `${file} scrolls sideways`).toBeLessThanOrEqual(width);
        shots.push({scene: name, language, theme, width, file});
      }
    }
  }
  // A page that loads in forced colours keeps its canvas in them.
  await dress(page, 'light');
  await switchTo(page, 'Nederlands');
  return shots;
};

for (const [scene, play] of Object.entries(SCENES)) {
  test(`the contact sheet of ${scene} holds every state, width, theme and language`, async ({
    page,
    context,
    funnel,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/./);
    mkdirSync(FOLDER, {recursive: true});
    const shots: Shot[] = [];
    const show = async (name: string) => {
      shots.push(...(await takePictures(page, scene, name)));
    };
    await play({page, context, funnel, sandbox, show});
    writeFileSync(join(FOLDER, `${scene}.html`), contactSheet(scene, shots));
    expect(shots.length).toBeGreaterThan(0);
  });
}
