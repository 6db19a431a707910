import {randomInt} from 'node:crypto';
import {demoFixture, type DemoHost} from '../../demo/demoHost.ts';
import {textsOf} from '../../support/texts.ts';
import {expect, test as base} from '../fixtures.ts';
import {createVisitor} from '../visitor.ts';

const PAGE = {
  nl: {pay: 'Betalen', fail: 'Betaling laten mislukken'},
  en: {pay: 'Pay', fail: 'Let the payment fail'},
};

const test = base.extend<object, {demo: DemoHost}>({demo: demoFixture});

/** Runs in the page: the states that the inspector beside it lights. */
const readLit = () =>
  [...(window.open('', 'inspector')?.document.querySelectorAll('.state.leaf') ?? [])].map((one) =>
    one.getAttribute('data-state'),
  );

/** Runs in the page: finds a state in the inspector beside it. */
const find = (state: string) => {
  const search = window.open('', 'inspector')?.document.querySelector('form');
  const input = search?.querySelector('input');
  // As React hears of it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, state);
  input?.dispatchEvent(new Event('input', {bubbles: true}));
  search?.requestSubmit();
};

/** Runs in the page: has the inspector beside it walk to the state that was found. */
const goThere = () => {
  const buttons = window.open('', 'inspector')?.document.querySelectorAll('button') ?? [];
  const go = [...buttons].find(({textContent}) => textContent === 'Go to this state');
  go?.click();
  return go !== undefined;
};

test('walks through the demo on a plain host, with the inspector beside it', async ({
  tab,
  demo,
  language,
}) => {
  const visitorWith = (domain: string) =>
    createVisitor(tab, demo.url, textsOf(language), `${domain}${randomInt(1e9)}`);
  const visitor = visitorWith('web');
  const {actions} = visitor.texts;
  const lights = (state: string) => visitor.see(readLit).toEqual([state]);

  await tab.open(demo.url);
  await visitor.follow('Open the funnel');
  await visitor.isAt('/');
  await tab.run(() => void window.open('/inspector', 'inspector', 'popup'));
  await lights('free.signingUp.choosingFlow');
  await visitor.walkTo('free', 4);
  await visitor.create();
  await visitor.isAt('/free/step6');
  await lights('free.created');

  await visitor.open('/');
  await lights('free.signingUp.choosingFlow');
  await tab.run(find, 'somethingWentWrong');
  await visitor.see(goThere).toBe(true);
  await visitor.isAt('/free/somethingwentwrong');
  await lights('free.somethingWentWrong');

  const payer = visitorWith('pays');
  await payer.pay();
  await lights('pro.openingPaymentPage');
  await payer.press(PAGE[language].pay);
  await payer.isAt('/pro/success');
  await lights('pro.paymentSuccess');

  const failing = visitorWith('fails');
  await failing.pay();
  await failing.follow(PAGE[language].fail);
  await failing.isAt('/pro/canceled');
  await lights('pro.paymentCanceled');

  await visitor.open(`/upgrade/?domain=bestaand${randomInt(1e9)}`);
  await visitor.choose('upgradechoice', 'pro');
  await visitor.press(actions.next);
  await visitor.isAt('/upgrade/step1');
  await visitor.chooseUsers();
  await visitor.press(actions.next);
  await visitor.isAt('/upgrade/step2');
  await visitor.fillBilling();
  await visitor.press(actions.pay);
  await visitor.isAtPayment();
  await lights('upgrade.openingPaymentPage');
  const posts = demo.asked().filter((request) => !request.startsWith('GET '));
  expect(posts, 'what left the browser').toEqual([]);
});
