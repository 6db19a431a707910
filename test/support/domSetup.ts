import '@testing-library/jest-dom/vitest';
import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// How long something may take to come on a busy machine; nothing waits so long when it is there.
configure({asyncUtilTimeout: 10_000});

afterEach(cleanup);

// Files share the document, where they have one: what the one before has left goes.
if ('document' in globalThis) {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
