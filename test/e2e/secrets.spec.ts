import {expect, test} from './fixtures.ts';
import {PASSWORD} from './people.ts';

test('no answer of the bot check is found anywhere but in the two calls that need it', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|createEnvironment failed/);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => {
    heard.push(request.url());
    if (!/installation\/add|validate-captcha/.test(request.url())) {
      heard.push(request.postData() ?? '');
    }
  });
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}, times: 1});
  await funnel.walkToCreate();
  await funnel.create.click();
  await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  await expect.poll(() => sandbox.reports()).toContain('createEnvironment');
  const bodies = await sandbox.requests();
  const tokens = bodies
    .filter(({call}) => call === 'validation')
    .map(({body}) => (body as {token: string}).token);
  expect(tokens).toHaveLength(2);
  const kept = await page.evaluate(() => [
    JSON.stringify({...sessionStorage}),
    JSON.stringify({...localStorage}),
    JSON.stringify(history.state),
    document.cookie,
    document.documentElement.outerHTML,
    location.href,
  ]);
  const everything = [...heard, ...kept, await sandbox.reports()].join('\n');
  expect(tokens.filter((token) => everything.includes(token))).toEqual([]);
});

test('after it was sent no field of the page holds the password', async ({page, funnel}) => {
  const held = () =>
    page.evaluate(
      (secret) =>
        [...document.querySelectorAll('*')].filter(
          (element) =>
            ('value' in element && element.value === secret) ||
            [...element.attributes].some((attribute) => attribute.value.includes(secret)),
        ).length,
      PASSWORD,
    );
  await funnel.open('/free');
  await funnel.fillAccount();
  expect(await held()).toBe(1);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  expect(await held()).toBe(0);
  await funnel.walkOn('free', 2, 4);
  await funnel.choose('exampleData', 'nodata');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  expect(await held()).toBe(0);
  await page.goBack();
  await funnel.isAt('/free');
  expect(await funnel.values('password')).toEqual(['']);
  expect(await held()).toBe(0);
});
