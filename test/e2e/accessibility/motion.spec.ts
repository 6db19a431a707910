import {expect, test} from '../support/fixtures.ts';

/** Runs in the page before its scripts: counts the movements that scripts ask for. */
const countMovements = () => {
  const {animate} = Element.prototype;
  Element.prototype.animate = function count(...given) {
    document.documentElement.dataset['moved'] =
      `${Number(document.documentElement.dataset['moved'] ?? 0) + 1}`;
    return animate.apply(this, given);
  };
};

for (const [reducedMotion, perStep] of [
  ['no-preference', '1'],
  ['reduce', null],
] as const) {
  test(`a step moves in gently, or not at all where reduced motion is preferred (${reducedMotion})`, async ({
    page,
    funnel,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.addInitScript(countMovements);
    await funnel.open('/free');
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await funnel.fillAccount();
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    await expect(funnel.heading).toBeFocused();
    expect(await page.locator('html').getAttribute('data-moved')).toBe(perStep);
  });
}

test('the creating screen stands still where reduced motion is preferred, and says the same', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {creating} = funnel.texts;
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({playState}) => playState === 'running').length,
    );
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole('progressbar', {name: creating.title})).toBeVisible();
  await expect(page.getByText(creating.note)).toBeVisible();
});

test('text changes its size at once where reduced motion is preferred', async ({page, funnel}) => {
  await funnel.open('/free');
  const size = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return getComputedStyle(document.querySelector('label') ?? document.body).fontSize;
  });
  expect(size).toBe('32px');
});
