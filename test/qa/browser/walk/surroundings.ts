import type {Scenario} from '../sandboxAnswers.ts';
import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';

/** Addresses that a visitor may open at any time. */
export const PLACES: readonly string[] = [
  '/',
  '/free',
  '/free/step3',
  '/free/step6',
  '/free/somethingwentwrong',
  '/pro?interval=yearly&users=25',
  '/pro/step5',
  '/pro/success?link=https%3A%2F%2Fevil.example',
  '/pro/canceled',
  '/upgrade/?domain=bestaand1',
  '/upgrade/step2',
  upgradeEntries.premium,
  '/nergens',
];

/** What the world outside may do to the next call. */
export const FAULTS: readonly (Scenario & {words: string})[] = [
  {
    words: 'the next look-up of the web address fails',
    call: 'availability',
    fault: {kind: 'status', status: 503},
  },
  {words: 'the next look-up of the web address hangs', call: 'availability', fault: {kind: 'hang'}},
  {words: 'the next look-up says taken', call: 'availability', fault: {kind: 'domainTaken'}},
  {words: 'the next bot-check script is dropped', call: 'script', fault: {kind: 'drop'}},
  {words: 'the next bot check wants the challenge', call: 'validation', fault: {kind: 'captcha'}},
  {words: 'the next validation answers nonsense', call: 'validation', fault: {kind: 'wrongTypes'}},
  {words: 'the next token never comes', call: 'execute', fault: {kind: 'hang'}},
  {words: 'the next creation fails', call: 'creation', fault: {kind: 'status', status: 500}},
  {words: 'the next creation is slow', call: 'creation', fault: {kind: 'slow', ms: 300}},
  {words: 'the next creation hangs', call: 'creation', fault: {kind: 'hang'}},
  {words: 'the next creation is cut off', call: 'creation', fault: {kind: 'drop'}},
  {
    words: 'the next creation finds the web address taken',
    call: 'creation',
    fault: {kind: 'domainTaken'},
  },
  {words: 'the next creation refuses the token', call: 'creation', fault: {kind: 'tokenRefused'}},
  {
    words: 'the next creation gives no payment page',
    call: 'creation',
    fault: {kind: 'noPaymentPage'},
  },
];
