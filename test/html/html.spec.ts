import {join} from 'node:path';
import {ROOT} from '../support/repository.ts';
import {switchTo} from '../e2e/support/scenes/dress.ts';
import {expect, test} from '../e2e/support/fixtures.ts';
import {type Restore, SCENES} from '../e2e/support/scenes/scenes.ts';
import {checkHtml} from './checkHtml.ts';

const FOLDER = join(ROOT, '.results/html');

for (const [scene, play] of Object.entries(SCENES)) {
  test(`every screen of ${scene} is well formed in both languages`, async ({
    page,
    context,
    funnel,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/./);
    const pages = new Map<string, string>();
    const show = async (name: string, restore?: Restore) => {
      for (const language of ['en', 'nl'] as const) {
        await switchTo(page, language);
        await restore?.();
        pages.set(`${name} ${language}`.replaceAll(/\W+/g, '-'), await page.content());
      }
    };
    await play({page, context, funnel, sandbox, show});
    expect(pages.size).toBeGreaterThan(0);
    expect(checkHtml(join(FOLDER, scene), pages)).toEqual([]);
  });
}

test('the page as it is served is well formed', async ({page, funnel}) => {
  await funnel.open('/');
  const served = await (await page.request.get('/')).text();
  expect(checkHtml(join(FOLDER, 'served'), new Map([['index', served]]))).toEqual([]);
});
