import {expect, test} from '../../support/fixtures.ts';
import {JAN, PASSWORD, PIET} from '../../support/people.ts';
import {documentTitle, headingAt, textsOf} from '../../support/texts.ts';

const historyLength = 'history.length';

test('the history of the browser names each step by its own title', async ({page, funnel}) => {
  const paths = ['/free', '/free/step2', '/free/step3'];
  await funnel.walkTo('free', 3);
  const session = await page.context().newCDPSession(page);
  const titles = async () => {
    const {entries} = await session.send('Page.getNavigationHistory');
    return entries.slice(-paths.length).map(({title}) => title);
  };
  await expect
    .poll(titles)
    .toEqual(paths.map((path) => documentTitle(headingAt(path, textsOf('nl')) ?? '')));
});

test('a password that was typed but not sent survives Back, in memory alone @S38', async ({
  page,
  funnel,
}) => {
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await funnel.isAt('/pro');
  await funnel.enter({password: 'welkom'});
  await page.goBack();
  await funnel.isAt('/');
  await page.goForward();
  await funnel.isAt('/pro');
  await funnel.holds({password: 'welkom'});
  expect(
    await page.evaluate(() => JSON.stringify([{...sessionStorage}, history.state])),
  ).not.toContain('welkom');
});

test('nothing typed is lost on Back and Forward, half-typed values included @S46 @B12', async ({
  page,
  funnel,
}) => {
  const {field, back} = funnel;
  await funnel.walkTo('free', 2);
  await funnel.enter({firstName: JAN.firstName, email: 'jan@'});
  const entries = await page.evaluate(historyLength);
  await back.click();
  await funnel.isAt('/free');
  expect(await page.evaluate(historyLength)).toBe(entries);
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
  await expect(field('acceptTermsAndConditions')).toBeChecked();
  await page.goForward();
  await funnel.isAt('/free/step2');
  await funnel.holds({firstName: JAN.firstName, email: 'jan@'});
  await funnel.fillDetails();
  await funnel.next.click();
  await funnel.isAt('/free/step3');
  const second = page.getByRole('group', {name: 'Gebruiker 2'});
  await second.locator('[name$="lastName"]').fill(PIET.lastName);
  await back.click();
  await funnel.isAt('/free/step2');
  await funnel.holds(JAN);
  await page.goBack();
  await funnel.isAt('/free');
  await page.goForward();
  await page.goForward();
  await funnel.isAt('/free/step3');
  await expect(second.locator('[name$="lastName"]')).toHaveValue(PIET.lastName);
  await funnel.button(funnel.texts.actions.skip).click();
  await funnel.isAt('/free/step4');
  await funnel.choose('exampleData', 'nodata');
  await page.goBack();
  await funnel.isAt('/free/step3');
  await expect(second.locator('[name$="lastName"]')).toHaveValue('');
  await page.goForward();
  await expect(page.locator('[name=exampleData][value=nodata]')).toBeChecked();
});

test('two fast Backs go two steps back, and Forward finds them again', async ({page, funnel}) => {
  await funnel.walkTo('free', 4);
  const entries = await page.evaluate(historyLength);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await funnel.isAt('/free/step2');
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), {once: true});
    history.back();
  });
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await funnel.isAt('/free');
  expect(await page.evaluate(historyLength)).toBe(entries);
});

test('Back is refused while the environment is being created, and the history stays intact @B08 @B07', async ({
  page,
  funnel,
  sandbox,
}) => {
  const answer = await sandbox.hold('creation');
  await funnel.walkToCreate();
  const entries = await page.evaluate(historyLength);
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await funnel.isAt('/free/step5');
  expect(await page.evaluate(historyLength)).toBe(entries);
  await answer();
  await funnel.isAt('/free/step6');
  expect(await page.evaluate(historyLength)).toBe(entries);
  await page.goBack();
  await funnel.isAt('/free');
  await page.goForward();
  await funnel.isAt('/free');
  await funnel.holds({domainName: '', password: ''});
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('each step begins at its heading, at the top of the page @B58', async ({page, funnel}) => {
  await page.setViewportSize({width: 360, height: 400});
  await funnel.walkTo('free', 2);
  await expect(funnel.heading).toBeFocused();
  await funnel.fillDetails();
  await funnel.next.click();
  await funnel.isAt('/free/step3');
  await expect(funnel.heading).toBeFocused();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await funnel.back.click();
  await funnel.isAt('/free/step2');
  await expect(funnel.heading).toBeFocused();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
});

test('analytics receives each path once @2.12-4 @7-11 @S37', async ({page, funnel, sandbox}) => {
  const steps = ['/', '/free', '/free/step2', '/free/step3', '/free/step4'];
  const seen = [...steps, '/free/step3', '/free/step4', '/free/step5', '/free/step6'];
  await funnel.open('/');
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.isAt('/free');
  await funnel.link('English').click();
  await funnel.link('Nederlands').click();
  await funnel.walkOn('free', 1, 4);
  await page.goBack();
  await funnel.isAt('/free/step3');
  await page.goForward();
  await funnel.choose('exampleData', 'data');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  await expect.poll(() => sandbox.pageViews()).toEqual(seen);
});

test('Back, Back and Forward in quick succession end where the last of them leads', async ({
  page,
  funnel,
}) => {
  await funnel.walkTo('free', 4);
  await page.goBack();
  await funnel.isAt('/free/step3');
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    const moves = [() => history.back(), () => history.forward()];
    addEventListener('popstate', () => {
      dataset['moves'] = `${Number(dataset['moves'] ?? 0) + 1}`;
      moves.shift()?.();
    });
  });
  await funnel.back.click();
  await expect(page.locator('html')).toHaveAttribute('data-moves', '3');
  await funnel.isAt('/free/step2');
  await page.goForward();
  await funnel.isAt('/free/step3');
  await page.goForward();
  await funnel.isAt('/free/step4');
});
