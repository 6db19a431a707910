import type {BotCheckAnswer} from '../../machines/shared/flow/callResults.ts';
import {Secret} from '../../machines/shared/secret.ts';
import type {BotCheck, Challenge, ChallengeOptions} from './botCheck.ts';
import {aborted, scriptFailure, untilAborted} from './failures.ts';
import {findComplete, type Grecaptcha} from './grecaptcha.ts';
import {createRecaptchaScript} from './recaptchaScript.ts';

export type RecaptchaSettings = {
  scriptUrl: string;
  /** Key of the invisible check. */
  v3SiteKey: string;
  /** Key of the visible check. */
  v2SiteKey: string;
  document?: Document;
};

const ACTION = 'Start_now';

const answerFrom = (token: unknown, version: 2 | 3): BotCheckAnswer | undefined =>
  typeof token === 'string' && token !== '' ? {token: new Secret(token), version} : undefined;

/** The reCAPTCHA adapter: an invisible v3 check, a visible v2 challenge, one script for both. */
export const createRecaptcha = ({
  scriptUrl,
  v3SiteKey,
  v2SiteKey,
  document = globalThis.document,
}: RecaptchaSettings): BotCheck => {
  const script = createRecaptchaScript({scriptUrl, v3SiteKey, document});

  const askToken = async (grecaptcha: Grecaptcha): Promise<unknown> => {
    try {
      return await grecaptcha.execute(v3SiteKey, {action: ACTION});
    } catch {
      return undefined;
    }
  };

  const execute: BotCheck['execute'] = async (signal) => {
    if (signal.aborted) throw aborted;
    const grecaptcha = findComplete(document);
    if (!grecaptcha) throw scriptFailure('Bot check is not loaded');
    const token = await untilAborted(askToken(grecaptcha), signal);
    const answer = answerFrom(token, 3);
    if (!answer) throw scriptFailure('Bot check gave no answer');
    return answer;
  };

  const renderChallenge = (container: HTMLElement, options: ChallengeOptions): Challenge => {
    // The provider refuses a second widget in one element, so each gets its own.
    const element = document.createElement('div');
    container.append(element);
    const grecaptcha = findComplete(document);
    let isRemoved = false;
    let widget: number | undefined;

    const unlessRemoved = (act: () => void) => () => {
      if (!isRemoved) act();
    };
    const fail = unlessRemoved(options.onFailed);
    const empty = (otherwise: () => void) => {
      try {
        if (widget !== undefined) grecaptcha?.reset(widget);
      } catch {
        otherwise();
      }
    };

    try {
      widget = grecaptcha?.render(element, {
        sitekey: v2SiteKey,
        hl: options.language,
        size: options.compact ? 'compact' : 'normal',
        theme: options.theme,
        callback: (token) => {
          const answer = answerFrom(token, 2);
          if (!answer) fail();
          else if (!isRemoved) options.onSolved(answer);
        },
        'expired-callback': unlessRemoved(options.onExpired),
        'error-callback': fail,
      });
    } catch {
      widget = undefined;
    }
    // Never from inside this call: the caller has no handle yet.
    if (widget === undefined) queueMicrotask(fail);

    return {
      reset: unlessRemoved(() => empty(fail)),
      remove: unlessRemoved(() => {
        isRemoved = true;
        empty(() => {});
        element.remove();
      }),
    };
  };

  return {load: script.load, execute, renderChallenge};
};
