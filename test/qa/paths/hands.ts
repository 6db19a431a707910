import type {Environment} from '../../../machines/shared/flow/callResults.ts';
import type {TimeLimit} from '../../../machines/shared/timeLimits.ts';

/** What a runner can do with the product: what a visitor does, what the world answers, what the clock does. */
export type Hands = {
  /** Loads the page; `kept` is what its history entry holds since an earlier visit. */
  open(address: string, kept?: Environment): Promise<void>;
  /** Back or Forward to an entry that an earlier visit left. */
  traverse(path: string): Promise<void>;
  /** The browser shows the kept page again, on the way back from the payment page. */
  comeBack(): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  /** Goes on to the next control. */
  leave(name: string): Promise<void>;
  choose(name: string, value: string): Promise<void>;
  select(name: string, value: string): Promise<void>;
  agree(name: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Presses the button that goes on. */
  submit(): Promise<void>;
  /** Presses Enter in a field. */
  enter(name: string): Promise<void>;
  /** Whether a field is there and may be filled in. */
  has(name: string): Promise<boolean>;
  solveChallenge(): Promise<void>;
  expireChallenge(): Promise<void>;
  failChallenge(): Promise<void>;
  /** Lets a call that waits succeed. */
  answer(actor: string, output: unknown): Promise<void>;
  /** Lets a call that waits fail. */
  fail(actor: string): Promise<void>;
  pass(limit: TimeLimit): Promise<void>;
};
