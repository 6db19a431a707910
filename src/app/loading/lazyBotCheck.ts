import type {BotCheck} from '../../botCheck/botCheck.ts';
import {scriptFailure} from '../../botCheck/failures.ts';
import type {RecaptchaSettings} from '../../botCheck/recaptcha.ts';
import {createChunk} from '../../browser/chunk.ts';
import {afterPaint} from '../../browser/afterPaint.ts';

/** The bot check. Its code is loaded at the first step that needs it, with the provider's script. */
export const lazyBotCheck = (settings: RecaptchaSettings): BotCheck => {
  const chunk = createChunk('botCheck', async () => {
    const {createRecaptcha} = await import('../../botCheck/recaptcha.ts');
    return createRecaptcha(settings);
  });
  const start = async (): Promise<BotCheck> => {
    // The step that needs it is painted first.
    await new Promise<void>((resolve) => void afterPaint(resolve));
    return chunk.load().catch(() => {
      throw scriptFailure('Bot check could not be loaded');
    });
  };
  return {
    load: async (language, signal) => (chunk.get() ?? (await start())).load(language, signal),
    execute: async (signal) => (chunk.get() ?? (await start())).execute(signal),
    renderChallenge: (container, options) => {
      const botCheck = chunk.get();
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
