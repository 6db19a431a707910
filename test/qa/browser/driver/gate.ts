import type {CDPSession, Page} from '@playwright/test';

type Held = {actor: string; requestId: string};
type Asked = {actor: string; body: unknown};

export type Gate = {
  /** Lets the call that waits, or else the next one, through to the sandbox. */
  release: (actor: string) => Promise<void>;
  /** Lets all calls of this kind through from now on, until `close`. */
  open: (actor: string) => Promise<void>;
  close: () => void;
  /** Everything that was asked so far, oldest first, with its body. */
  log: () => readonly Asked[];
};

const PATTERNS = [
  '*/api/installation/*',
  '*/api/validate-captcha',
  '*/sandbox/recaptcha/*',
  '*/sandbox/payment/*',
];

const MOST_WAITING = 15_000;

const actorOf = (url: string, domain: string): string => {
  const {pathname} = new URL(url);
  if (pathname.endsWith(`/availability/${domain}`)) return 'checkAvailability';
  if (pathname.includes('/availability/')) return 'suggestDomainNames';
  if (pathname.includes('/installation/add/')) return 'createEnvironment';
  if (pathname.endsWith('/validate-captcha')) return 'validateToken';
  if (pathname.endsWith('/recaptcha/api.js')) return 'loadBotCheck';
  if (pathname.endsWith('/recaptcha/execute')) return 'executeBotCheck';
  return pathname.endsWith('/recaptcha/challenge') ? 'challenge' : 'paymentPage';
};

const bodyOf = (text: string | undefined): unknown =>
  text === undefined ? undefined : JSON.parse(text);

/**
 * Holds what a page asks of the world outside until the test lets it through, so that every state in between can
 * be seen. Not `page.route`: that turns the browser's cache off.
 */
export const createGate = async (page: Page, domain: string): Promise<Gate> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const opened = new Set<string>();
  const asked: Asked[] = [];
  let held: Held[] = [];
  let arrived = () => {};

  const pass = async ({requestId}: Held): Promise<void> => {
    await session.send('Fetch.continueRequest', {requestId});
  };
  /** A call that the page has given up meanwhile is no longer there. */
  const passIfWanted = (one: Held): Promise<void> => pass(one).catch(() => {});

  /** The page is not left, so that the way to the payment page can be looked at. */
  const stay = ({requestId}: Held) =>
    session.send('Fetch.failRequest', {requestId, errorReason: 'Aborted'});

  session.on('Fetch.requestPaused', ({requestId, request}) => {
    const one = {actor: actorOf(request.url, domain), requestId};
    asked.push({actor: one.actor, body: bodyOf(request.postData)});
    if (one.actor === 'paymentPage') void stay(one);
    else if (opened.has(one.actor)) void passIfWanted(one);
    else held.push(one);
    arrived();
  });
  await session.send('Fetch.enable', {
    patterns: PATTERNS.map((urlPattern) => ({urlPattern})),
  });

  const take = (actor: string): Held | undefined => {
    const found = held.findLast((one) => one.actor === actor);
    held = held.filter((one) => one !== found);
    return found;
  };

  const next = (actor: string): Promise<Held> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no call of ${actor} came within ${MOST_WAITING} ms`)),
        MOST_WAITING,
      );
      const look = () => {
        const found = take(actor);
        if (!found) return;
        clearTimeout(timer);
        arrived = () => {};
        resolve(found);
      };
      arrived = look;
      look();
    });

  return {
    release: async (actor) => pass(await next(actor)),
    open: async (actor) => {
      opened.add(actor);
      const waiting = held.filter((one) => one.actor === actor);
      held = held.filter((one) => one.actor !== actor);
      await Promise.all(waiting.map(passIfWanted));
    },
    close: () => opened.clear(),
    log: () => asked,
  };
};
