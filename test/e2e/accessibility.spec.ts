import {axe, expect, test} from './fixtures.ts';
import {SCENES} from './scenes.ts';
import {findLayoutFaults, resizeTo, spaceText} from './screenLayout.ts';
import {filled} from './texts.ts';

// Colours differ by scheme alone, texts by language alone.
const CASES = [
  {language: 'nl', colorScheme: 'light'},
  {language: 'en', colorScheme: 'dark'},
] as const;

for (const {language, colorScheme} of CASES) {
  test.describe(`in ${language}, ${colorScheme}, on every screen and state`, () => {
    test.use({language, colorScheme});
    test.setTimeout(180_000);

    for (const [part, play] of Object.entries(SCENES)) {
      test(`axe finds nothing and nothing is cramped: ${part}`, async ({
        page,
        context,
        funnel,
        sandbox,
        allowConsole,
      }) => {
        allowConsole(/failed|Failed|ERR_INTERNET_DISCONNECTED/);
        const show = async (name: string) => {
          await axe(page);
          await resizeTo(page, 320, 568);
          expect(await findLayoutFaults(page), name).toEqual([]);
          await spaceText(page, async () => {
            expect(await findLayoutFaults(page), `${name}, text spaced`).toEqual([]);
          });
          await resizeTo(page, 1280, 720);
        };
        await play({page, context, funnel, sandbox, show});
      });
    }
  });
}

test('the help opens and closes by keyboard, and gives the focus back', async ({page, funnel}) => {
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

test('the password rules are told in words, and the eye is a button of its own', async ({
  page,
  funnel,
}) => {
  const {texts, field, button} = funnel;
  const {met, unmet, ...rules} = texts.start.passwordRules;
  const list = page.getByRole('list').filter({hasText: filled(rules.length)});
  const lines = (state: string) => list.getByRole('listitem').filter({hasText: state});
  await funnel.open('/free');
  await expect(lines(unmet)).toHaveCount(4);
  await field('password').fill('abcdefgh');
  await expect(lines(unmet)).toHaveCount(2);
  await field('password').fill('Éé ABCab1');
  await expect(lines(unmet)).toHaveCount(0);
  await expect(lines(met)).toHaveCount(4);
  await expect(field('password')).toHaveAttribute('type', 'password');
  await button(texts.start.showPassword).press('Space');
  await expect(field('password')).toHaveAttribute('type', 'text');
  await button(texts.start.hidePassword).press('Enter');
  await expect(field('password')).toHaveAttribute('type', 'password');
  await expect(field('password')).toHaveValue('Éé ABCab1');
  await expect(funnel.summary).toHaveCount(0);
});
