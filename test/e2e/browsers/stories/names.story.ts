import {randomInt} from 'node:crypto';
import {expect, test} from '../fixtures.ts';

test('learns that a name is taken, and chooses another', async ({visitor}) => {
  const {texts} = visitor;
  await visitor.open('/free');
  await visitor.fillAccount(`bezet${randomInt(1e9)}`);
  await visitor.press(texts.actions.next);
  await visitor.hasAlerts(texts.form.validation.domainavailable);
  await visitor.enter({domainName: visitor.domain});
  await visitor.press(texts.actions.next);
  await visitor.isAt('/free/step2');
});

test.describe('a name that is taken meanwhile', () => {
  test.use({allowedConsole: /status of 409/});

  test('loses a name at creation, and gets another', async ({visitor, sandbox}) => {
    const {texts} = visitor;
    await sandbox.scenario({call: 'creation', fault: 'domainTaken', times: 1});
    await visitor.walkTo('free', 4);
    await visitor.create();
    await visitor.see(() => location.pathname).toBe('/free');
    await visitor.hasAlerts(texts.form.validation.domainavailable);
    await visitor.enter({domainName: `${visitor.domain}x`});
    await visitor.press(texts.actions.next);
    await visitor.isAt('/free/step2');
    await visitor.press(texts.actions.next);
    await visitor.isAt('/free/step3');
    await visitor.press(texts.actions.next);
    await visitor.isAt('/free/step4');
    await visitor.press(texts.actions.create);
    await visitor.isAt('/free/step6');
    expect(await sandbox.requests('creation')).toHaveLength(2);
  });
});
