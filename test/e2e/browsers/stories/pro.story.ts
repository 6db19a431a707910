import {expect, test} from '../fixtures.ts';

const PAGE = {
  nl: {pay: 'Betalen', fail: 'Betaling laten mislukken', cancel: 'Annuleren'},
  en: {pay: 'Pay', fail: 'Let the payment fail', cancel: 'Cancel'},
};

test('pays for PRO', {tag: '@short'}, async ({visitor, language}) => {
  await visitor.pay();
  await visitor.press(PAGE[language].pay);
  await visitor.isAt('/pro/success');
  await visitor.follow(visitor.texts.actions.toEnvironment);
  await visitor.isEnvironment();
});

for (const way of ['fail', 'cancel'] as const) {
  const title = way === 'fail' ? 'has a payment for PRO fail' : 'cancels the payment for PRO';
  test(title, async ({visitor, language}) => {
    await visitor.pay();
    await visitor.follow(PAGE[language][way]);
    await visitor.isAt('/pro/canceled');
    await visitor.follow(visitor.texts.actions.toEnvironment);
    await visitor.isEnvironment();
  });
}

test(
  'goes Back from the payment page, reloads, and pays after all',
  {tag: '@short'},
  async ({visitor, tab, sandbox, language, engine}) => {
    const {paymentPending} = visitor.texts;
    await visitor.pay();
    const viewsBefore = await sandbox.pageViews();
    await tab.back();
    if (engine === 'webkit') {
      // Its driver answers nothing more after Back from another page: the page itself reports that it is shown.
      await expect.poll(sandbox.pageViews).toEqual([...viewsBefore, '/pro/step7']);
      return;
    }
    await visitor.isAt('/pro/step7', paymentPending.title);
    await tab.reload();
    await visitor.isAt('/pro/step7', paymentPending.title);
    expect(await sandbox.requests('creation')).toHaveLength(1);
    await visitor.follow(paymentPending.pay);
    await visitor.press(PAGE[language].pay);
    await visitor.isAt('/pro/success');
  },
);
