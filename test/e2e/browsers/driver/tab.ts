import type {Language} from '../../support/texts.ts';

export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp';

/**
 * A tab of any browser, in a profile of its own. Nothing here waits for what the page does next; a control is named by
 * an XPath.
 */
export type Tab = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  click(control: string): Promise<void>;
  /** Types in place of what is in a field. */
  fill(control: string, text: string): Promise<void>;
  select(control: string, value: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page and gives what it returns, as JSON. */
  run<Result, Values extends unknown[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  setCookie(name: string, value: string): Promise<void>;
  setWidth(width: number): Promise<void>;
  /** Of what is in sight, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** The errors and warnings written so far. */
  complaints(): string[];
  close(): Promise<void>;
};

/** A browser in a visitor's language. */
export type Browser = {
  version: string;
  /** For a site, whose cookies can be set. */
  newTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
};

export type Launch = (executablePath: string, language: Language) => Promise<Browser>;
