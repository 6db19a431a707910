import {randomInt} from 'node:crypto';
import {expect} from '../fixtures.ts';
import type {Address, Funnel} from '../funnel.ts';

/** A FREE environment that exists, of one test alone. */
export const existing = () => `bestaand${randomInt(1e9)}`;

/** From the entry of an upgrade to its last button, which is left to the test. */
export const toBilling = async (funnel: Funnel, query: string, address?: Address) => {
  await funnel.open(`/upgrade/${query}`);
  await funnel.isAt('/upgrade/');
  await expect(funnel.next).toHaveAttribute('aria-disabled', 'true');
  await funnel.choose('upgradechoice', 'pro');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step1');
  await funnel.field('numberOfUsers').selectOption('25');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step2');
  await funnel.fillBilling(address);
};
