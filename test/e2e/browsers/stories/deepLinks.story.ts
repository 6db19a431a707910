import {test} from '../fixtures.ts';

test('arrives by a link that holds an order', async ({visitor}) => {
  await visitor.open('/pro?interval=yearly&users=10&utm_source=mail');
  await visitor.isAt('/pro');
  await visitor.see(() => location.search).toBe('?utm_source=mail');
  await visitor.walkOn('pro', 1, 5);
  await visitor.hasValues({period: 'yearly', numberOfUsers: '10'});
});

test('arrives by a link to a later step, and begins at the start', async ({visitor}) => {
  for (const [flow, steps] of [
    ['free', 6],
    ['pro', 8],
  ] as const) {
    for (let step = 2; step <= steps; step += 1) {
      await visitor.open(`/${flow}/step${step}`);
      await visitor.isAt(`/${flow}`);
    }
  }
});

test('arrives by the links of the payment page', async ({visitor}) => {
  const environment = `${visitor.origin}/sandbox/environment/acme`;
  for (const path of ['/pro/success', '/pro/canceled']) {
    await visitor.open(`${path}?link=${encodeURIComponent(environment)}`);
    await visitor.isAt(path);
    await visitor.hasLink(visitor.texts.actions.toEnvironment, environment);
  }
});

test('arrives by a link that leads nowhere, and finds the way back', async ({visitor}) => {
  await visitor.open('/fre/step9');
  await visitor.isAt('/fre/step9');
  await visitor.follow(visitor.texts.app.notFoundLink);
  await visitor.isAt('/');
});
