import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../support/consoleTrap.ts';

describe('the console trap', () => {
  it.fails('fails a test that writes an error', () => {
    console.error('Cannot update a component while rendering another');
    expect(true).toBe(true);
  });

  it.fails('fails a test that writes a warning', () => {
    console.warn('No routes matched location "/nowhere"');
    expect(true).toBe(true);
  });

  it.fails('fails a test that expects an error which is not written', () => {
    expectConsoleError(/availability/);
    expect(true).toBe(true);
  });

  it.fails('fails a test that expects another error', () => {
    expectConsoleError(/availability/);
    console.error('availability failed');
    console.error('creation failed');
    expect(true).toBe(true);
  });

  it('lets the expected error through', () => {
    expectConsoleError(/^availability failed: 503$/);
    console.error('availability failed: %d', 503);
    expect(true).toBe(true);
  });
});
