import {expect, type Page} from '@playwright/test';
import type {Sandbox} from '../fixtures.ts';
import type {Funnel} from '../funnel.ts';

/** A free sign-up that is answered too late, and the way back to its web address, which is sent once more. */
export const tryAgainAfterLateAnswer = async (page: Page, funnel: Funnel, sandbox: Sandbox) => {
  await sandbox.scenario({call: 'creation', fault: {kind: 'slow', ms: 60_000}});
  await page.clock.install();
  await funnel.walkToCreate();
  await funnel.create.click();
  await expect.poll(() => sandbox.requests('creation')).toHaveLength(1);
  await page.clock.fastForward(600_000);
  await funnel.isAt('/free/somethingwentwrong');
  await funnel.link(funnel.texts.somethingWentWrong.link).click();
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.isAt('/free');
  await funnel.next.click();
};
