import {afterEach, describe, expect, it, vi} from 'vitest';

const open = async (onLine: boolean) => {
  let isOnline = onLine;
  vi.resetModules();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  const {whenOnline} = await import('../../../../src/flows/shared/whenOnline.ts');
  return {
    whenOnline,
    go: (next: boolean) => {
      isOnline = next;
      window.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
  };
};

const isWaiting = async (promise: Promise<void>) =>
  (await Promise.race([promise.then(() => 'done'), Promise.resolve().then(() => 'waiting')])) ===
  'waiting';

afterEach(() => vi.unstubAllGlobals());

describe('code that is needed', () => {
  it('is asked for at once while there is a network', async () => {
    const {whenOnline} = await open(true);
    await expect(whenOnline()).resolves.toBeUndefined();
  });

  it('waits until the network is back', async () => {
    const {whenOnline, go} = await open(true);
    go(false);
    const waiting = whenOnline();
    expect(await isWaiting(waiting)).toBe(true);
    go(true);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('does not wait in a browser that called itself offline while it loaded the page', async () => {
    const {whenOnline} = await open(false);
    await expect(whenOnline()).resolves.toBeUndefined();
  });
});
