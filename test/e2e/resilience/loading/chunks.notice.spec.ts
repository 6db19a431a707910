import {expect, test} from '../../support/fixtures.ts';
import {answerWithPage, lose, saysWhatIsMissing} from '../../support/attacks/lostChunks.ts';
import {textsOf} from '../../support/texts.ts';

const {actions, app} = textsOf('nl');

const FREE_REST = /\/assets\/free-rest-/;
const BOT_CHECK = /\/assets\/check-/;

test.beforeEach(({allowConsole}) => {
  allowConsole(
    /Failed to load (resource|module script)|loadChunk failed|(checkAvailability|loadBotCheck) failed/,
  );
});

test('who presses Next in vain sees why beside the button', async ({page, funnel}) => {
  await page.setViewportSize({width: 390, height: 640});
  const find = await lose(page, FREE_REST);
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  const why = page.getByText(app.notLoaded);
  const again = page.getByRole('main').getByRole('button', {name: actions.tryAgain});
  const seesWhy = async () => {
    await expect(why).toBeInViewport({ratio: 1});
    await expect(again).toBeInViewport();
    await expect(again).toBeFocused();
  };
  await seesWhy();
  const asked = page.waitForRequest(FREE_REST);
  await again.click();
  await asked;
  await seesWhy();
  const spoken = page.locator('[role=alert], [role=status]');
  await expect(spoken.filter({hasText: app.partMissing})).toHaveCount(1);
  await expect(spoken.filter({hasText: app.notLoaded})).toHaveCount(0);
  find();
  await again.click();
  await funnel.isAt('/free/step2');
});

test('who wants to create in vain sees why beside the button', async ({page, funnel}) => {
  await lose(page, BOT_CHECK);
  await funnel.walkTo('free', 4);
  await saysWhatIsMissing(page);
  await funnel.choose('exampleData', 'data');
  const asked = page.waitForRequest(BOT_CHECK);
  await page.getByRole('main').getByRole('button', {name: actions.tryAgain}).click();
  await asked;
  await expect(page.getByText(app.notLoaded)).toBeInViewport({ratio: 1});
});

test('after a new release the notice recommends a reload once a try was in vain', async ({
  page,
  funnel,
}) => {
  await lose(page, FREE_REST, answerWithPage(404));
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  const notice = await saysWhatIsMissing(page);
  const names = () => notice.getByRole('button').allTextContents();
  await expect(notice.getByRole('button')).toHaveText([actions.tryAgain, app.reload]);
  await notice.getByRole('button', {name: actions.tryAgain}).click();
  await expect.poll(names).toEqual([app.reload, actions.tryAgain]);
  await expect(notice.getByRole('button', {name: app.reload})).toBeFocused();
});
