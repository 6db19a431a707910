import '@testing-library/jest-dom/vitest';
import {cleanup, configure, getConfig} from '@testing-library/react';
import {afterEach} from 'vitest';

const {asyncWrapper} = getConfig();

configure({
  // How long something may take to come on a busy machine; nothing waits so long when it is there.
  asyncUtilTimeout: 10_000,
  // React renders what comes after an event in an immediate. The timer that is waited for may come before that.
  asyncWrapper: async (act) => {
    const result = await asyncWrapper(act);
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
});

afterEach(cleanup);

// Files share the document, where they have one: what the one before has left goes.
if ('document' in globalThis) {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
