import {aborted, scriptFailure, untilAborted} from './failures.ts';
import {findComplete, findLoading} from './grecaptcha.ts';
import {createScriptAddress} from './scriptAddress.ts';

type Settings = {scriptUrl: string; v3SiteKey: string; document: Document};

type Attempt = {
  tag: HTMLScriptElement;
  arrival: Promise<void>;
  succeed(): void;
  fail(): void;
  waiting: number;
};

export type RecaptchaScript = {load(language: string, signal: AbortSignal): Promise<void>};

const NOT_LOADED = 'Bot check could not be loaded';

/**
 * Loads the provider's script once. Simultaneous loads share one tag. A tag that failed, or that
 * everyone stopped waiting for, is removed and the next load adds a new one; should the old one arrive
 * late after all, it serves.
 */
export const createRecaptchaScript = ({
  scriptUrl,
  v3SiteKey,
  document,
}: Settings): RecaptchaScript => {
  let isReady = false;
  let current: Attempt | undefined;

  const addressFor = createScriptAddress({scriptUrl, v3SiteKey, document});

  const forget = (attempt: Attempt) => {
    attempt.tag.remove();
    if (current === attempt) current = undefined;
  };

  const begin = (language: string): Attempt => {
    const tag = document.createElement('script');
    let succeed = () => {};
    let fail = () => {};
    const arrival = new Promise<void>((resolve, reject) => {
      succeed = resolve;
      fail = () => reject(scriptFailure(NOT_LOADED));
    });

    const attempt: Attempt = {tag, arrival, succeed, fail, waiting: 0};

    const failAttempt = () => {
      forget(attempt);
      attempt.fail();
    };
    const becomeReady = () => {
      if (!findComplete(document)) return failAttempt();
      isReady = true;
      current?.succeed();
      current = undefined;
    };
    tag.addEventListener('error', failAttempt);
    tag.addEventListener('load', () => {
      const loading = findLoading(document);
      if (!loading) return failAttempt();
      try {
        loading.ready(becomeReady);
      } catch {
        failAttempt();
      }
    });
    tag.async = true;
    tag.src = addressFor(language);
    document.head.append(tag);
    return attempt;
  };

  /** A page policy may refuse the tag itself. */
  const beginSafely = (language: string) => {
    try {
      return begin(language);
    } catch {
      throw scriptFailure(NOT_LOADED);
    }
  };

  return {
    load: async (language, signal) => {
      if (signal.aborted) throw aborted;
      if (isReady && findComplete(document)) return;
      const attempt = (current ??= beginSafely(language));
      attempt.waiting += 1;
      try {
        await untilAborted(attempt.arrival, signal);
      } finally {
        attempt.waiting -= 1;
        if (attempt.waiting === 0 && attempt === current) forget(attempt);
      }
    },
  };
};
