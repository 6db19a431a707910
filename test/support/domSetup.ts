import '@testing-library/jest-dom/vitest';
import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// How long something may take to come on a busy machine; nothing waits so long when it is there.
configure({asyncUtilTimeout: 10_000});

afterEach(cleanup);
