import fc from 'fast-check';
import {fullDraft, hostileText, MARKUP} from '../../../support/hostile.ts';
import {damage} from '../../support/attacks/damage.ts';
import {expect, test} from '../../support/fixtures.ts';
import {BILLING} from '../../support/people.ts';

/** Chosen, not typed; the last two are typed into the field `domainName`, and answered. */
const NO_FIELDS = [
  'acceptTermsAndConditions',
  'exampleData',
  'countryCode',
  'existingDomainName',
  'acceptedUrl',
];

const typedOf = (values: object) =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === 'string' && !NO_FIELDS.includes(name))
    .map(([name]) => name);

test('every field treats what is typed as plain text', async ({page, funnel}) => {
  test.slow();
  const met = new Set<string>();
  const typeIntoAll = async () => {
    const fields = await page.locator('input:not([type=radio]):not([type=checkbox])').all();
    const names = await Promise.all(fields.map((field) => field.getAttribute('name')));
    for (const name of names) met.add(name?.split('.').at(-1) ?? '');
    const texts = fc.tuple(...fields.map(() => hostileText));
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        for (const [at, field] of fields.entries()) await field.fill(typed[at] ?? '');
        await fields.at(-1)?.blur();
        expect(await damage(page)).toEqual([]);
      }),
      {numRuns: 5, endOnFailure: true},
    );
  };
  await funnel.open('/pro');
  await typeIntoAll();
  await funnel.walkOn('pro', 1, 2);
  await typeIntoAll();
  await funnel.walkOn('pro', 2, 3);
  await typeIntoAll();
  await funnel.button(funnel.texts.actions.skip).click();
  await funnel.isAt('/pro/step4');
  await funnel.walkOn('pro', 4, 6);
  await typeIntoAll();
  const {billingDetails, teamMembers} = fullDraft;
  const names = [fullDraft, billingDetails, ...teamMembers].flatMap(typedOf);
  expect([...met].toSorted()).toEqual([...new Set([...names, 'password'])].toSorted());
});

test('what is typed stays plain text on every screen and in every request', async ({
  page,
  funnel,
  sandbox,
}) => {
  const [image = '', script = '', handler = '', svg = '', ...rest] = MARKUP;
  const template = rest.find((text) => text.startsWith('$t(')) ?? '';
  await funnel.walkTo('pro', 2);
  const typed = {
    firstName: template,
    lastName: script,
    companyName: handler,
    email: 'jan@example.test',
    telephone: image,
  };
  for (const [name, text] of Object.entries(typed)) await funnel.field(name).fill(text);
  await funnel.next.click();
  await funnel.isAt('/pro/step3');
  await expect(page.getByText(`${template} ${script}`)).toBeVisible();
  expect(await damage(page)).toEqual([]);
  await funnel.walkOn('pro', 3, 6);
  await funnel.fillBilling({...BILLING, street: svg, city: script});
  expect(await damage(page)).toEqual([]);
  const sent = page.waitForRequest(/installation\/add/);
  await funnel.pay.click();
  await sent;
  await expect(page).toHaveURL(/sandbox\/payment/);
  expect((await sandbox.requests('creation'))[0]?.body).toMatchObject({
    data: {
      ...typed,
      billingDetails: {...BILLING, street: svg, city: script},
    },
  });
});
