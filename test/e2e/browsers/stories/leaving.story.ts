import {expect, test} from '../fixtures.ts';

const WAYS = [
  {way: 'a reload', leave: () => location.reload(), path: '/free'},
  {way: 'a link', leave: () => location.assign('/pro'), path: '/pro'},
  {way: 'Back', leave: () => history.back(), path: '/'},
];
/** How long each file of code takes, in milliseconds. */
const SLOW = '150';

for (const {way, leave, path} of WAYS) {
  test(`leaves by ${way} while code is loading`, async ({visitor, tab}) => {
    await visitor.open('/');
    await tab.setCookie('slow', SLOW);
    await tab.open(`${visitor.origin}/free`);
    await tab.run(leave);
    await visitor.isAt(path);
  });
}

test('leaves 200 times while code is loading', {tag: '@departures'}, async ({visitor, tab}) => {
  test.setTimeout(30 * 60_000);
  await visitor.open('/');
  await tab.setCookie('slow', SLOW);
  const isLeft = () => !('isOld' in window);
  for (let departure = 0; departure < 200; departure += 1) {
    await tab.open(`${visitor.origin}/free`);
    await tab.run((turn) => {
      const ways = [() => location.reload(), () => location.assign('/pro'), () => history.back()];
      Object.assign(window, {isOld: true});
      // Spread over all the time that the code takes to come.
      setTimeout(() => ways[turn % 3]?.(), (turn * 37) % 700);
    }, departure);
    await visitor.see(isLeft).toBe(true);
    // The next page may be only beginning.
    const words = await tab.run(() => document.querySelector('body')?.textContent ?? '');
    expect(words).not.toContain(visitor.texts.somethingWentWrong.title);
  }
  await visitor.open('/free');
  await visitor.isAt('/free');
});
