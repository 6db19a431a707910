import {expect, test} from '../../support/fixtures.ts';
import {
  comeBack,
  lose,
  saysNothingIsMissing,
  saysWhatIsMissing,
} from '../../support/attacks/lostChunks.ts';
import {textsOf} from '../../support/texts.ts';

const dutch = textsOf('nl');

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load resource|loadChunk failed/);
});

test('a language that comes late is not shown to who has chosen again', async ({page, funnel}) => {
  const find = await lose(page, /\/assets\/en-/);
  await funnel.walkTo('free', 2);
  await funnel.link('English').click();
  await saysWhatIsMissing(page);
  await funnel.link('Nederlands').click();
  await expect(page).toHaveURL('/free/step2?lng=nl');
  find();
  await comeBack(page);
  await saysNothingIsMissing(page);
  await expect(funnel.heading).toHaveText(dutch.moreInfo.title);
  await expect(page).toHaveURL('/free/step2?lng=nl');
});
