import {JAN, PASSWORD} from '../../support/people.ts';
import {test} from '../fixtures.ts';

test('goes Back to the start and Forward again, and finds everything filled in', async ({
  visitor,
  tab,
}) => {
  await visitor.open('/');
  await visitor.choose('flowchoice', 'pro');
  await visitor.press(visitor.texts.actions.next);
  await visitor.isAt('/pro');
  await visitor.walkOn('pro', 1, 6);
  for (const step of [5, 4, 3, 2]) {
    await tab.back();
    await visitor.isAt(`/pro/step${step}`);
  }
  await visitor.hasValues(JAN);
  await tab.back();
  await visitor.isAt('/pro');
  await visitor.hasValues({domainName: visitor.domain, password: PASSWORD});
  await tab.back();
  await visitor.isAt('/');
  await tab.forward();
  await visitor.isAt('/pro');
  for (const step of [2, 3, 4, 5, 6]) {
    await tab.forward();
    await visitor.isAt(`/pro/step${step}`);
    if (step === 4) await visitor.hasValues({exampleData: 'data'});
    if (step === 5) await visitor.hasValues({numberOfUsers: '25', period: 'monthly'});
  }
});
