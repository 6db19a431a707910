import {expect, test} from '../fixtures.ts';
import {JAN} from '../../support/people.ts';

test('gets a FREE environment', {tag: '@short'}, async ({visitor, sandbox, language}) => {
  const {actions} = visitor.texts;
  await visitor.open('/');
  await visitor.isAt('/');
  await visitor.choose('flowchoice', 'free');
  await visitor.press(actions.next);
  await visitor.isAt('/free');
  await visitor.walkOn('free', 1, 4);
  await visitor.create();
  await visitor.isAt('/free/step6');
  const bodies = (await sandbox.requests('creation')).map(({body}) => body);
  const locale = language === 'en' ? 'en_US' : 'nl_NL';
  expect(bodies).toMatchObject([
    {data: {...JAN, domainName: visitor.domain, exampleData: false, locale}},
  ]);
  await visitor.follow(actions.toEnvironment);
  await visitor.isEnvironment();
});
