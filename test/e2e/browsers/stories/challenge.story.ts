import {expect, test} from '../fixtures.ts';

test('solves the visible challenge', async ({visitor, sandbox}) => {
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await visitor.walkTo('free', 4);
  await visitor.create();
  await visitor.see(() => document.body.textContent).toContain(visitor.texts.botCheck.challenge);
  await visitor.tickChallenge();
  await visitor.see(() => document.body.textContent).toContain(visitor.texts.botCheck.solved);
  await visitor.press(visitor.texts.actions.create);
  await visitor.isAt('/free/step6');
  expect((await sandbox.requests('creation')).map(({body}) => body)).toMatchObject([
    {data: {version: 2}},
  ]);
});
