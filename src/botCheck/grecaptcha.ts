/** The part of the provider's global that is used here. */
export type Grecaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: {action: string}): PromiseLike<unknown>;
  render(container: HTMLElement, parameters: RenderParameters): number;
  reset(widget: number): void;
};

export type RenderParameters = {
  sitekey: string;
  hl: string;
  size: 'normal' | 'compact';
  theme: 'light' | 'dark';
  callback(token: unknown): void;
  'expired-callback'(): void;
  'error-callback'(): void;
};

const globalOf = (document: Document): Partial<Grecaptcha> | undefined => {
  const view: (Window & {grecaptcha?: unknown}) | null = document.defaultView;
  const found = view?.grecaptcha;
  return typeof found === 'object' && found !== null ? found : undefined;
};

/** The global once its script ran; it may still lack everything but `ready`. */
export const findLoading = (document: Document): Pick<Grecaptcha, 'ready'> | undefined => {
  const found = globalOf(document);
  return typeof found?.ready === 'function' ? (found as Grecaptcha) : undefined;
};

/** The global with all that is used here, or nothing (blockers leave stubs of it). */
export const findComplete = (document: Document): Grecaptcha | undefined => {
  const found = globalOf(document);
  const isComplete = [found?.ready, found?.execute, found?.render, found?.reset].every(
    (member) => typeof member === 'function',
  );
  return isComplete ? (found as Grecaptcha) : undefined;
};
