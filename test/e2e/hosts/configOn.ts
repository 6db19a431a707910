import e2e from '../playwright.config.ts';
import type {HostName} from './hostTable.ts';

/** Every end-to-end test of the built product once more, on another host than the preview server. */
export const configOn = (host: HostName) => {
  process.env['E2E_HOST'] = host;
  return {
    ...e2e,
    testDir: '..',
    outputDir: `../../../.results/${host}`,
    globalSetup: '../globalSetup.ts',
    reporter: 'list',
    projects: [{name: 'built', testIgnore: '**/*.dev.spec.ts'}],
  };
};
