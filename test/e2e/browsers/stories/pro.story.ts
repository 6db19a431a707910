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
  'comes Back from the payment page, reloads, and pays after all',
  {tag: '@short'},
  async ({visitor, tab, sandbox, language}) => {
    const {paymentPending} = visitor.texts;
    await visitor.pay();
    await tab.back();
    await visitor.isAt('/pro/step7', paymentPending.title);
    await tab.reload();
    await visitor.isAt('/pro/step7', paymentPending.title);
    expect(await sandbox.requests('creation')).toHaveLength(1);
    await visitor.follow(paymentPending.pay);
    await visitor.press(PAGE[language].pay);
    await visitor.isAt('/pro/success');
  },
);
