import {vi} from 'vitest';
import type {Grecaptcha, RenderParameters} from '../../../src/botCheck/grecaptcha.ts';

type Widget = {element: HTMLElement; parameters: RenderParameters; resets: number};

/** Stands in for the provider's global: refuses to render twice into one element, as it does. */
export const createFakeGrecaptcha = () => {
  const waiting: (() => void)[] = [];
  const widgets: Widget[] = [];
  const executed: unknown[][] = [];
  let answer: () => PromiseLike<unknown> = () => Promise.resolve('token-1');

  const grecaptcha: Grecaptcha = {
    ready: (callback) => void waiting.push(callback),
    execute: (...args) => {
      executed.push(args);
      return answer();
    },
    render: (element, parameters) => {
      if (element.hasChildNodes()) throw new Error('already been rendered in this element');
      element.append(parameters.hl);
      return widgets.push({element, parameters, resets: 0}) - 1;
    },
    reset: (id) => {
      const widget = widgets[id];
      if (!widget) throw new Error('Invalid client id');
      widget.resets += 1;
    },
  };
  return {
    grecaptcha,
    widgets,
    executed,
    becomeReady: () => waiting.splice(0).forEach((callback) => callback()),
    answerWith: (next: () => PromiseLike<unknown>) => {
      answer = next;
    },
  };
};

/** Keeps script tags from loading anything, so that a test decides when and how each one ends. */
export const installFakePage = () => {
  Reflect.deleteProperty(window, 'grecaptcha');
  for (const script of document.head.querySelectorAll('script')) script.remove();
  document.body.replaceChildren();
  const created: HTMLScriptElement[] = [];
  const createElement = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = createElement(name);
    if (element instanceof HTMLScriptElement) {
      Object.defineProperty(element, 'src', {value: '', writable: true});
      created.push(element);
    }
    return element;
  });

  const tag = (index: number) => {
    const found = created.at(index);
    if (!found) throw new Error('No such script tag');
    return found;
  };
  return {
    created,
    present: () => [...document.querySelectorAll('script')],
    /** The script ran and left `grecaptcha` behind. */
    arrive: (index: number, grecaptcha?: unknown) => {
      if (grecaptcha !== undefined) Object.assign(window, {grecaptcha});
      tag(index).dispatchEvent(new Event('load'));
    },
    break: (index: number) => tag(index).dispatchEvent(new Event('error')),
  };
};
