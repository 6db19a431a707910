import {JAN, PASSWORD} from '../../support/people.ts';
import {test} from '../fixtures.ts';

const LAST = {free: 4, pro: 6} as const;

for (const flow of ['free', 'pro'] as const) {
  test(`reloads each step of ${flow.toUpperCase()} and goes on with what was filled in`, async ({
    visitor,
    tab,
  }) => {
    await visitor.walkTo(flow, 1);
    await visitor.fillAccount();
    await tab.reload();
    await visitor.isAt(`/${flow}`);
    await visitor.hasValues({domainName: visitor.domain, password: ''});
    await visitor.enter({password: PASSWORD});
    for (let step = 2; step <= LAST[flow]; step += 1) {
      await visitor.press(visitor.texts.actions.next);
      for (let shown = 2; shown <= step; shown += 1) {
        await visitor.isAt(`/${flow}/step${shown}`);
        if (shown < step) await visitor.press(visitor.texts.actions.next);
      }
      await visitor.answer(step);
      await tab.reload();
      // The password is kept nowhere: without it a flow begins at its start.
      await visitor.isAt(`/${flow}`);
      await visitor.hasValues({domainName: visitor.domain, password: ''});
      await visitor.enter({password: PASSWORD});
    }
    await visitor.press(visitor.texts.actions.next);
    await visitor.isAt(`/${flow}/step2`);
    await visitor.hasValues(JAN);
  });
}
