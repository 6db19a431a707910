import {expect, test} from '../support/fixtures.ts';

test('results and orders print what is kept: address, order and date, and nothing to press', async ({
  page,
  funnel,
}) => {
  const link = encodeURIComponent('https://acmetest.testwerf.example/');
  const pressed = page.locator('button, main a, nav, footer').filter({visible: true});
  const date = page.locator('time').filter({visible: true});

  await funnel.open(`/pro/success?link=${link}`);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('acmetest.testwerf.example')).toBeVisible();
  await expect(date).toHaveText(/\d{4}$/);
  await expect(pressed).toHaveCount(0);
  await page.emulateMedia({media: 'screen'});
  await expect(date).toHaveCount(0);

  await funnel.walkTo('pro', 5);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('dl')).toBeVisible();
  await expect(date).toHaveText(/\d{4}$/);
  await expect(pressed).toHaveCount(0);
});
