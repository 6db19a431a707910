import {axe, expect, test} from '../support/fixtures.ts';
import {
  chooseFree,
  isReady,
  log,
  open,
  openInspector,
  state,
} from '../support/scenes/inspectorPage.ts';

const CANARY = 'Kanarie2024x';

test.describe('the flow inspector', () => {
  test.slow();

  test('highlights the state the visitor is in, the arrow that fired and its guard, and looks back without touching the app', async ({
    page,
    context,
  }) => {
    await open(page, '/?lng=en');
    const inspector = await openInspector(context);
    const choosing = state(inspector, 'free.signingUp.choosingFlow');
    await expect(choosing).toHaveClass(/\bleaf\b/);
    await chooseFree(page);
    await expect(state(inspector, 'free.signingUp.enteringAccount.fillingIn.typing')).toHaveClass(
      /\bleaf\b/,
    );
    await expect(choosing).not.toHaveClass(/\bactive\b/);
    await expect(
      inspector.locator('[data-arrow="free.signingUp.choosingFlow|plan.confirm|0"]'),
    ).toHaveClass(/\bfired\b/);
    await expect(inspector.getByRole('list', {name: 'Guards tried'})).toContainText(
      'passed isFreeChosen → enteringAccount',
    );
    await axe(inspector);
    const live = inspector.getByRole('button', {name: 'Live'});
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    await log(inspector)
      .getByRole('button', {name: /plan\.choose/})
      .click();
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await expect(choosing).toHaveClass(/\bleaf\b/);
    await expect(page).toHaveURL(/\/free/);
    await live.click();
    await expect(choosing).not.toHaveClass(/\bleaf\b/);
  });

  test('shows an event that is ignored and why, and what would be accepted', async ({
    page,
    context,
  }) => {
    await open(page, '/pro/step3?lng=en');
    const inspector = await openInspector(context);
    const typing = state(inspector, 'pro.signingUp.enteringAccount.fillingIn.typing');
    await expect(log(inspector).getByRole('button', {name: /screen\.visit ignored/})).toBeVisible();
    await expect(typing).toHaveClass(/\bignored\b/);
    await expect(inspector.getByText('Ignored: every guard refused.')).toBeVisible();
    await inspector.getByRole('tab', {name: 'What can happen'}).click();
    const refused = inspector.getByRole('list', {name: 'Refused now'});
    await expect(refused).toContainText('opens /pro/step3 by its address');
    await expect(refused).toContainText('refused by isVisitingAccount, canVisitDetails');
    await inspector.getByRole('button', {name: 'Send: submits the account'}).click();
    await expect(page).toHaveURL(/\/pro\/step2/);
  });

  test('goes on after the app was loaded again, and distinguishes two tabs', async ({
    page,
    context,
  }) => {
    await open(page, '/?lng=en');
    const inspector = await openInspector(context);
    await chooseFree(page);
    await expect(log(inspector)).toContainText('plan.confirm');
    await page.reload();
    await expect(log(inspector)).toContainText('Page loaded again');
    await expect(log(inspector)).toContainText('plan.confirm');
    const other = await context.newPage();
    await open(other, '/upgrade/?lng=en');
    const tabs = inspector.getByRole('combobox', {name: 'App tab'});
    await expect(tabs.locator('option')).toHaveCount(3);
    await expect(state(inspector, 'upgrade.upgrading.choosingUpgrade')).toHaveClass(/\bleaf\b/);
    await other.close();
    await expect(tabs.locator('option', {hasText: 'gone'})).toHaveCount(1);
  });

  test('shows a late viewer what happened before a reload, and nothing of it in a new tab', async ({
    page,
    context,
  }) => {
    await open(page, '/?lng=en');
    await chooseFree(page);
    await page.reload();
    await isReady(page);
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await expect(log(inspector)).toContainText('plan.confirm');
    await expect(log(inspector).getByText('Page loaded again')).toHaveCount(2);
    await open(await context.newPage(), '/upgrade/?lng=en');
    await expect(log(inspector)).toContainText('choosingUpgrade');
    await expect(log(inspector)).not.toContainText('plan.confirm');
  });

  test('ends a walk whose page is loaded again or closed, and walks again', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    const card = inspector.getByRole('region', {name: 'Chosen state'});
    const goTo = async (name: string) => {
      await inspector.getByRole('combobox', {name: 'Find a state'}).fill(name);
      await inspector.keyboard.press('Enter');
      await card.getByRole('button', {name: 'Go to this state'}).click();
    };
    await goTo('waitingLonger');
    await expect(card.getByRole('button', {name: 'Stop'})).toBeVisible();
    await page.reload();
    await expect(card).toContainText('The page was left or loaded again.');
    await goTo('waitingLonger');
    await expect(page).toHaveURL(/\/free\/step5/, {timeout: 30_000});
    await card.getByRole('button', {name: 'Stop'}).click();
    await expect(card).toContainText('Stopped.');
    await expect(page).toHaveURL(/\/free\/step6/);
    await page.close();
    await expect(card.getByRole('button', {name: 'Go to this state'})).toBeDisabled();
    await expect(card).toContainText('No open page runs this flow.');
    await inspector.getByRole('tab', {name: 'What can happen'}).click();
    await expect(inspector.getByRole('tabpanel')).toContainText('The page is gone');
  });

  test('walks to the visible challenge, and on through it', async ({page, context}) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    const goTo = async (name: string) => {
      await inspector.getByRole('combobox', {name: 'Find a state'}).fill(name);
      await inspector.keyboard.press('Enter');
      await inspector.getByRole('button', {name: 'Go to this state'}).click();
      await expect(inspector.getByRole('region', {name: 'Chosen state'})).toContainText(
        'Arrived.',
        {
          timeout: 60_000,
        },
      );
    };
    await goTo('solvingChallenge');
    await expect(page.getByRole('checkbox', {name: "I'm not a robot"})).toBeVisible();
    await goTo('created');
    await expect(page).toHaveURL(/\/free\/step6/);
    await expect(log(inspector)).toContainText('challenge.solved');
    await expect(log(inspector)).not.toContainText('ignored');
  });

  test('highlights the end of a flow that it walks to, as another opens', async ({
    page,
    context,
  }) => {
    await open(page, '/?lng=en');
    const inspector = await openInspector(context);
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill('left');
    await inspector.keyboard.press('Enter');
    await inspector.getByRole('button', {name: 'Go to this state'}).click();
    await expect(page).toHaveURL(/\/pro/, {timeout: 30_000});
    await log(inspector)
      .getByRole('button', {name: /→ left/})
      .click();
    await expect(state(inspector, 'free.left')).toHaveClass(/\bleaf\b/);
    await expect(state(inspector, 'free.left')).toBeInViewport();
  });

  test('never receives what was typed, and sends no request to another site', async ({
    page,
    context,
    baseURL,
    domain,
  }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await context.addInitScript(() => {
      const heard: string[] = [];
      const channel = new BroadcastChannel('flow-inspector-feed');
      channel.addEventListener('message', ({data}) => heard.push(JSON.stringify(data)));
      Object.assign(window, {heard});
    });
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await page.locator('[name=domainName]').fill(domain);
    await page.locator('[name=password]').fill(CANARY);
    await page.locator('[name=acceptTermsAndConditions]').check();
    await page.getByRole('button', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/free\/step2/);
    await page.locator('[name=firstName]').fill(CANARY);
    await page.locator('[name=email]').fill(`${CANARY}@example.test`);
    const heard = async () => {
      const messages: string[] = await inspector.evaluate(() => Reflect.get(window, 'heard'));
      return messages.join('\n').toLowerCase();
    };
    await expect.poll(heard).toContain('draft.save');
    await expect(log(inspector)).toContainText('GET /installation/availability/{domain}');
    const received = await heard();
    expect(received).not.toContain(CANARY.toLowerCase());
    expect(received).not.toContain(domain);
    expect(received).not.toContain('sandbox-v3');
    const elsewhere = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`));
    expect(elsewhere).toEqual([]);
    await page.reload();
    const kept = await page.evaluate(() => sessionStorage.getItem('flow-inspector-earlier'));
    expect(kept).toContain('draft.save');
    for (const secret of [CANARY, domain, 'sandbox-v3']) {
      expect(kept?.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});
