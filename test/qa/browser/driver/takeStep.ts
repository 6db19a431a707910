import type {PathStep} from '../../../support/machines/paths.ts';
import {leafOf} from '../../../support/machines/position.ts';
import {perform} from '../../paths/perform.ts';
import {browserHands} from './browserHands.ts';
import type {Visit} from '../fixtures.ts';

const LOADS = /(loading|reloading)BotCheck$/;

/** Does in the browser what a step of a path says. */
export const takeStep = async (step: PathStep, isFirst: boolean, visit: Visit): Promise<void> => {
  const {flow, tab, sandbox, domain} = visit;
  if (LOADS.test(leafOf(step.to))) await tab.takeBotCheckAway();
  await perform(step, isFirst, {hands: browserHands(tab, sandbox), flow, domain});
};
