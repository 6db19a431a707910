import {axe, expect, test} from './fixtures.ts';
import {documentTitle, filled, textsOf} from './texts.ts';

// Colours differ by scheme alone, texts by language alone.
const CASES = [
  {language: 'nl', colorScheme: 'light'},
  {language: 'en', colorScheme: 'dark'},
] as const;

for (const {language, colorScheme} of CASES) {
  test.describe(`axe finds nothing, ${language}, ${colorScheme}`, () => {
    test.use({language, colorScheme});
    test.setTimeout(180_000);

    const texts = textsOf(language);
    const box = language === 'nl' ? 'Ik ben geen robot' : "I'm not a robot";

    test('on the steps of pro, filled in and with errors', async ({page, funnel, sandbox}) => {
      const {next, summary, button, field} = funnel;
      await funnel.open('/pro');
      await axe(page);
      await button(texts.start.domainHelp.open).click();
      await expect(page.getByRole('dialog', {name: texts.start.domainHelp.title})).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await field('domainName').fill('bezet');
      await next.click();
      await expect(summary.first()).toBeVisible();
      await expect(page.getByRole('list', {name: texts.start.domainSuggestions})).toBeVisible();
      await axe(page);
      await funnel.fillAccount();
      await button(texts.start.showPassword).click();
      await axe(page);
      await next.click();
      await funnel.isAt('/pro/step2');
      await next.click();
      await expect(summary).toHaveCount(1);
      await axe(page);
      await funnel.fillDetails();
      await next.click();
      await funnel.isAt('/pro/step3');
      await button(texts.team.add).click();
      await field('teamMembers.1.email').fill('jan@');
      await next.click();
      await expect(summary.first()).toBeVisible();
      await axe(page);
      await button(texts.actions.skip).click();
      await funnel.isAt('/pro/step4');
      await next.press('Enter');
      await expect(summary).toHaveCount(1);
      await axe(page);
      await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
      await funnel.choose('exampleData', 'data');
      await next.click();
      await expect(page.getByRole('checkbox', {name: box})).toBeVisible();
      await axe(page);
      await page.getByRole('checkbox', {name: box}).check();
      await next.click();
      await funnel.isAt('/pro/step5');
      await next.click();
      await expect(summary).toHaveCount(1);
      await axe(page);
      await field('numberOfUsers').selectOption('25');
      await next.click();
      await funnel.isAt('/pro/step6');
      await funnel.pay.click();
      await expect(summary).toHaveCount(1);
      await axe(page);
      await funnel.fillBilling();
      await funnel.pay.click();
      await expect(page).toHaveURL(/sandbox\/payment/);
      await page.goBack();
      await funnel.isAt('/pro/step7', texts.paymentPending.title);
      await axe(page);
    });

    test('on the choices, the creation and the results', async ({
      page,
      funnel,
      sandbox,
      allowConsole,
    }) => {
      allowConsole(/loadBotCheck failed|Failed to load resource/);
      await funnel.open('/');
      await axe(page);
      await funnel.choose('flowchoice', 'free');
      await axe(page);
      await sandbox.scenario({call: 'script', fault: 'drop', times: 1});
      await sandbox.scenario({call: 'creation', fault: {kind: 'slow', ms: 4_000}});
      await funnel.walkToCreate();
      await expect(funnel.button(texts.actions.tryAgain)).toBeVisible();
      await axe(page);
      await funnel.button(texts.actions.tryAgain).click();
      await funnel.isAt('/free/step5');
      await axe(page);
      await funnel.isAt('/free/step6');
      await axe(page);
      for (const path of [
        '/pro/success',
        '/pro/canceled',
        '/premium',
        '/free/somethingwentwrong',
      ]) {
        await funnel.open(path);
        await funnel.isAt(path);
        await axe(page);
      }
      await funnel.open('/elsewhere');
      await expect(page).toHaveTitle(documentTitle(texts.app.notFoundTitle));
      await axe(page);
    });

    test('on the upgrade', async ({page, funnel, sandbox}) => {
      await funnel.open('/upgrade/');
      await axe(page);
      await funnel.choose('upgradechoice', 'pro');
      await funnel.next.click();
      await funnel.isAt('/upgrade/step1');
      await funnel.field('numberOfUsers').selectOption('5');
      await axe(page);
      await funnel.next.click();
      await funnel.isAt('/upgrade/step2');
      await funnel.fillBilling();
      await funnel.field('domainName').fill(funnel.domain);
      await funnel.pay.click();
      await expect(funnel.summary).toHaveText([texts.form.validation.domainunknown]);
      await axe(page);
      await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
      await funnel.field('domainName').fill(`bestaand${Date.now()}`);
      await funnel.pay.click();
      await funnel.isAt('/upgrade/step3');
      await axe(page);
    });
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
