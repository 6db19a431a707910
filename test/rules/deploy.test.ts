import {describe, expect, it} from 'vitest';
import {contentPolicy} from '../../src/build/policy/contentPolicy.ts';
import {headersFile} from '../../src/build/policy/headerFiles.ts';
import {headerRules} from '../../src/build/policy/headers.ts';
import {documentedBuild} from '../support/documentedBuild.ts';
import {readOurs} from '../support/repository.ts';

const blocks = [...readOurs('docs/deploy.md').matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(
  ([, language, text = '']) => ({language, text}),
);

describe('docs/deploy.md', () => {
  it('shows the headers of the build that it names', () => {
    const variables = documentedBuild();
    const {asHeader} = contentPolicy(
      {
        apiHost: variables['VITE_API_HOST'] ?? '',
        captchaScriptUrl: variables['VITE_RECAPTCHA_SCRIPT_URL'] ?? '',
        analyticsUrl: variables['VITE_ANALYTICS_URL'] ?? '',
        sentryDsn: variables['VITE_SENTRY_DSN'] ?? '',
      },
      {scripts: [], styles: []},
    );
    expect(blocks.filter(({language}) => language === 'text').map(({text}) => text)).toContain(
      headersFile(headerRules(asHeader)),
    );
  });

  it('lets nginx and Caddy keep hashed files as long as the build says', () => {
    const [value] = headerRules('').flatMap(({path, headers}) =>
      path === '/assets/*' ? headers.map((header) => header[1]) : [],
    );
    for (const server of ['nginx', 'caddyfile']) {
      const text = blocks.find(({language}) => language === server)?.text;
      expect(text).toContain(`"${value}"`);
    }
  });
});
