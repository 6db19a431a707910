import type {BotCheck} from '../botCheck/botCheck.ts';
import {scriptFailure} from '../botCheck/failures.ts';
import type {RecaptchaSettings} from '../botCheck/recaptcha.ts';
import {whenOnline} from '../flows/shared/whenOnline.ts';
import {afterPaint} from '../ui/afterPaint.ts';
import type {MissingParts} from './missingParts.ts';

/** The bot check, whose code is loaded with the script of its provider: at the first step that needs it. */
export const lazyBotCheck = (
  settings: RecaptchaSettings,
  {load}: Pick<MissingParts, 'load'>,
): BotCheck => {
  let botCheck: BotCheck | undefined;
  const start = async (): Promise<BotCheck> => {
    // The step that needs it is drawn first.
    await new Promise<void>((resolve) => void afterPaint(resolve));
    await whenOnline();
    try {
      const {createRecaptcha} = await load('botCheck', () => import('../botCheck/recaptcha.ts'));
      return (botCheck ??= createRecaptcha(settings));
    } catch {
      throw scriptFailure('Bot check could not be loaded');
    }
  };
  return {
    load: async (language, signal) => (botCheck ?? (await start())).load(language, signal),
    execute: async (signal) => (botCheck ?? (await start())).execute(signal),
    renderChallenge: (container, options) => {
      if (botCheck) return botCheck.renderChallenge(container, options);
      let isShown = true;
      queueMicrotask(() => isShown && options.onFailed());
      return {
        reset: () => {},
        remove: () => {
          isShown = false;
        },
      };
    },
  };
};
