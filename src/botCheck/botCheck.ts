import type {BotCheckAnswer} from '../../machines/shared/flow/callResults.ts';

export type ChallengeOptions = {
  /** `nl` or `en`: the language the visible check speaks. */
  language: string;
  /** The box of about 164px instead of the one of 304px. */
  compact: boolean;
  theme: 'light' | 'dark';
  onSolved(answer: BotCheckAnswer): void;
  /** The answer given before is no longer valid; the box is empty again. */
  onExpired(): void;
  /** The check can't be shown or can't reach its maker. */
  onFailed(): void;
};

/** A visible check on the page. After `remove` it is silent, and both calls do nothing. */
export type Challenge = {reset(): void; remove(): void};

/**
 * Distinguishes people from robots (specification 4.2). Both promises reject with a plain
 * `CallFailure`: `script` when the check is missing or broken, `aborted` when the caller gave up. Time
 * limits are the caller's.
 */
export type BotCheck = {
  load(language: string, signal: AbortSignal): Promise<void>;
  /** A fresh answer of the invisible check; `load` comes first. */
  execute(signal: AbortSignal): Promise<BotCheckAnswer>;
  /** Shows the visible check in its own element inside `container`; `load` comes first. */
  renderChallenge(container: HTMLElement, options: ChallengeOptions): Challenge;
};
