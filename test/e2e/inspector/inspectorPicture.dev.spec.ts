import {axe, expect, test} from '../support/fixtures.ts';
import {leastLetters, open, openInspector, state} from '../support/scenes/inspectorPage.ts';

const ACCOUNT = 'free.signingUp.enteringAccount';
const BOT_CHECK = 'free.signingUp.choosingExampleData';

/** The cards of each flow that are opened, by the names of their states. */
const CARDS = {
  free: ['enteringAccount', 'choosingExampleData'],
  pro: [],
  upgrade: ['enteringBilling'],
};

test.describe('the picture of the flow inspector', () => {
  test.slow();

  test('at 1440 × 900 each closed flow is whole in its pane, with letters of 11 px at least, and an opened card has its first state in view', async ({
    context,
  }) => {
    const inspector = await openInspector(context);
    await inspector.setViewportSize({width: 1440, height: 900});
    for (const [flow, names] of Object.entries(CARDS)) {
      await inspector.getByRole('button', {name: flow}).click();
      const states = inspector.locator(`[data-state^="${flow}."]`);
      await expect(states.first()).toBeVisible({timeout: 60_000});
      await expect.poll(() => leastLetters(inspector), flow).toBeGreaterThanOrEqual(11);
      for (const one of await states.all()) await expect(one).toBeInViewport({ratio: 0.99});
      await axe(inspector);
      for (const name of names) {
        const card = inspector.locator(`[data-state$=".${name}"]`);
        await inspector.getByRole('button', {name: 'Fit'}).click();
        await card.locator('> .name').click();
        await expect(inspector.getByText('▾ close')).toHaveCount(1);
        await expect(card).toContainText('▾ close');
        await expect.poll(() => leastLetters(inspector), name).toBeGreaterThanOrEqual(11);
        const first = inspector.locator(`[data-state*=".${name}."]:has(.initial)`).first();
        await expect(first).toBeInViewport({ratio: 0.5});
      }
    }
  });

  test('arrows without a line are thin dashes from the chosen state, and a whole line once one fires', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    const jump = inspector.locator('path.jump');
    await expect(jump).toHaveClass(/\bfired\b/);
    await expect(jump).toHaveCSS('stroke-dasharray', 'none');
    await expect(jump).toHaveCSS('stroke-width', '3px');
    const reach = inspector.locator('path.reach');
    await expect(reach).not.toHaveAttribute('d', /M/);
    await state(inspector, 'free.created').click();
    await expect(reach).toHaveAttribute('d', /M/);
    await expect(reach).toHaveCSS('stroke-width', '1px');
    await inspector.getByRole('button', {name: 'Close'}).click();
    await expect(reach).not.toHaveAttribute('d', /M/);
  });

  test('a press opens a card in its place, another closes it, and a closed one names its active state', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await expect(state(inspector, `${ACCOUNT}.fillingIn.typing`)).toHaveClass(/\bleaf\b/);
    await state(inspector, ACCOUNT).locator('> .name').click();
    await expect(state(inspector, ACCOUNT)).toContainText('› typing');
    await expect(state(inspector, ACCOUNT)).toHaveClass(/\bleaf\b/);
    await state(inspector, BOT_CHECK).locator('.name').click();
    await expect(state(inspector, `${BOT_CHECK}.solvingChallenge`)).toBeVisible();
    await state(inspector, BOT_CHECK).locator('> .name').click();
    await expect(state(inspector, `${BOT_CHECK}.solvingChallenge`)).toHaveCount(0);
  });

  test('a press lists the ways from outside, one button opens and closes everything, and a button of its card one state', async ({
    context,
  }) => {
    const inspector = await openInspector(context);
    const group = state(inspector, 'free.signingUp');
    await expect(group).toContainText('▸ from outside ×6');
    await expect(group).not.toContainText('canVisitTeam');
    await group.getByText('▸ from outside ×6').click();
    await expect(group).toContainText('screen.visit [canVisitTeam] → enteringTeam');
    const challenge = state(inspector, `${BOT_CHECK}.solvingChallenge`);
    const full = inspector.getByRole('button', {name: 'Full'});
    await full.click();
    await expect(challenge).toBeVisible();
    await expect(state(inspector, `${ACCOUNT}.confirmingDomain`)).toBeVisible();
    await full.click();
    await expect(challenge).toHaveCount(0);
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill('choosingExampleData');
    await inspector.keyboard.press('Enter');
    await inspector.getByRole('button', {name: 'Show all of it in the picture'}).click();
    await expect(challenge).toBeVisible();
  });

  test('says why an event is refused in a chosen state, and what would have to differ', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await inspector.getByRole('tab', {name: 'What can happen'}).click();
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill('choosingFlow');
    await inspector.keyboard.press('Enter');
    const refused = inspector.getByRole('list', {name: 'Refused in choosingFlow'});
    await refused
      .getByRole('listitem')
      .filter({hasText: 'confirms the plan'})
      .first()
      .getByText('Why not?')
      .click();
    await expect(refused).toContainText('refused isProChosen → left');
    await expect(refused).toContainText('read plan: empty');
    await expect(refused).toContainText('would pass with plan: pro');
    await axe(inspector);
  });
});
