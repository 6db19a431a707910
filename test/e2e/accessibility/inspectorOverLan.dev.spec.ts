import {expect, test} from '../support/fixtures.ts';
import {chooseFree, open, openInspector, state} from '../support/scenes/inspectorPage.ts';

/** A page over `http://` and the address of a network is no secure context: these two are missing there. */
test.beforeEach(({context}) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  }),
);

test('the funnel and the inspector work where the context is not secure, and a copy that fails says so @F11', async ({
  page,
  context,
}) => {
  test.slow();
  await open(page, '/?lng=en');
  expect(await page.evaluate(() => ['randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
  ]);
  const inspector = await openInspector(context);
  await chooseFree(page);
  await expect(state(inspector, 'free.signingUp.enteringAccount.fillingIn.typing')).toHaveClass(
    /\bleaf\b/,
  );
  await inspector.getByRole('tab', {name: 'Export'}).click();
  await inspector.getByRole('button', {name: 'Copy as path table'}).click();
  await expect(
    inspector.getByText('Not copied: the browser does not allow it here. The text is selected.'),
  ).toBeVisible();
  const rows = inspector.getByRole('textbox', {name: 'Rows of a path table'});
  await expect(rows).toBeFocused();
  expect(await inspector.evaluate(() => String(getSelection()))).toContain('confirms the plan');
});
