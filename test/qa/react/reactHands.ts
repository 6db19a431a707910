import {act, fireEvent} from '@testing-library/react';
import {timeLimits} from '../../../machines/shared/timeLimits.ts';
import {type Answers, token} from '../../support/session/callDesk.ts';
import type {Hands} from '../paths/hands.ts';
import type {ReactPage} from './page.tsx';

const V2_TOKEN = 'v2-token';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

const field = (name: string) => find(`[name="${name}"]`);

const button = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    ({textContent}) => textContent === text,
  );
  if (!found) throw new Error(`the page has no button "${text}"`);
  return found;
};

const click = (element: HTMLElement) => {
  if (!(element instanceof HTMLInputElement && element.checked)) fireEvent.click(element);
};

/** A visitor's hands on the screens; the test gives the answers. */
export const reactHands = (page: ReactPage): Hands => {
  const {desk, settle} = page;
  const then = async (happens: () => unknown) => {
    await happens();
    await settle();
  };
  let filled: string | undefined;
  const leaveField = () => {
    const last = filled && document.querySelector(`[name="${filled}"]`);
    if (last) fireEvent.blur(last);
  };
  return {
    open: page.open,
    traverse: (path) => then(() => page.traverse(path)),
    comeBack: () => then(() => act(async () => page.resume())),
    fill: (name, text) =>
      then(() => {
        filled = name;
        fireEvent.input(field(name), {target: {value: text}});
      }),
    leave: (name) => then(() => fireEvent.blur(field(name))),
    choose: (name, value) => then(() => click(find(`[name="${name}"][value="${value}"]`))),
    select: (name, value) => then(() => fireEvent.input(field(name), {target: {value}})),
    agree: (name) => then(() => click(field(name))),
    press: (text) => then(() => fireEvent.click(button(text))),
    submit: () => then(() => fireEvent.click(find('main form button[type="submit"]'))),
    enter: (name) => then(() => fireEvent.submit(field(name).closest('form') ?? field(name))),
    has: async (name) => document.querySelector(`[name="${name}"]`) !== null,
    solveChallenge: () =>
      then(() => {
        leaveField();
        return act(async () => desk.challenges.at(-1)?.options.onSolved(token(V2_TOKEN, 2)));
      }),
    expireChallenge: () => then(() => act(async () => desk.challenges.at(-1)?.options.onExpired())),
    failChallenge: () => then(() => act(async () => desk.challenges.at(-1)?.options.onFailed())),
    answer: (actor, output) =>
      then(async () => {
        if (actor !== 'suggestDomainNames') {
          return desk.answerNewest(actor as keyof Answers, output as never);
        }
        page.letApi(true);
        await page.pass(0);
        for (const _ of desk.waiting('checkAvailability')) {
          desk.answerNewest('checkAvailability', {kind: 'free'});
        }
      }),
    fail: (actor) =>
      then(() =>
        actor === 'suggestDomainNames'
          ? page.letApi(false)
          : desk.failNewest(actor as keyof Answers),
      ),
    pass: (limit) => then(() => page.pass(timeLimits[limit])),
  };
};
