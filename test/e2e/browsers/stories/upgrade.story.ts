import {randomInt} from 'node:crypto';
import {expect, test} from '../fixtures.ts';
import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';

test('upgrades the environment that a link names', async ({visitor, sandbox}) => {
  const {actions} = visitor.texts;
  const domain = `bestaand${randomInt(1e9)}`;
  await visitor.open(`/upgrade/?domain=${domain}`);
  await visitor.isAt('/upgrade/');
  await visitor.choose('upgradechoice', 'pro');
  await visitor.press(actions.next);
  await visitor.isAt('/upgrade/step1');
  await visitor.chooseUsers();
  await visitor.press(actions.next);
  await visitor.isAt('/upgrade/step2');
  await visitor.fillBilling();
  await visitor.press(actions.pay);
  await visitor.isAtPayment();
  expect(await sandbox.requests('creation')).toMatchObject([
    {path: `/api/installation/add/${domain}`, status: 200},
  ]);
});

test('asks for the prices of PREMIUM', async ({visitor, tab}) => {
  const {actions} = visitor.texts;
  await visitor.open('/upgrade/');
  await visitor.choose('upgradechoice', 'premium');
  await visitor.press(actions.next);
  await visitor.isAt(upgradeEntries.premium);
  await visitor.hasLink(actions.toWebsite, 'https://www.testwerf.example/');
  await tab.back();
  await visitor.isAt('/upgrade/');
});
