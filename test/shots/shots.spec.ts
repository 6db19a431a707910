import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {ROOT} from '../support/repository.ts';
import {dress, switchTo, type Theme, THEMES} from '../e2e/support/scenes/dress.ts';
import {expect, test} from '../e2e/support/fixtures.ts';
import {type Restore, SCENES} from '../e2e/support/scenes/scenes.ts';
import {resizeTo} from '../e2e/support/scenes/screenLayout.ts';
import type {Language} from '../e2e/support/texts.ts';
import {contactSheet, type Shot} from './contactSheet.ts';

const listOf = <Item extends string>(name: string, all: readonly Item[]) =>
  all.filter((item) => process.env[name]?.split(',').includes(item) ?? true);

const ALL_WIDTHS = ['320', '360', '576', '768', '992', '1200', '1280', '1400'];

const widths = listOf('SHOTS_WIDTHS', ALL_WIDTHS).map(Number);
const themes: readonly Theme[] = listOf('SHOTS_THEMES', THEMES);
const languages = listOf<Language>('SHOTS_LANGUAGES', ['nl', 'en']);
const FOLDER = join(ROOT, '.results/shots');
const HEIGHT = 800;

/** Every width, theme and language of a state, taken without leaving it. */
const takePictures = async (
  page: Page,
  scene: string,
  name: string,
  restore?: Restore,
): Promise<Shot[]> => {
  const shots: Shot[] = [];
  for (const language of languages) {
    await switchTo(page, language);
    await restore?.();
    for (const theme of themes) {
      await dress(page, theme);
      for (const width of widths) {
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
  await switchTo(page, 'nl');
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
    const show = async (name: string, restore?: Restore) => {
      shots.push(...(await takePictures(page, scene, name, restore)));
    };
    await play({page, context, funnel, sandbox, show});
    writeFileSync(join(FOLDER, `${scene}.html`), contactSheet(scene, shots));
    expect(shots.length).toBeGreaterThan(0);
  });
}
