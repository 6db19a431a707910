import {describe, expect, it} from 'vitest';
import {headersFile} from '../../../src/build/policy/headerFiles.ts';
import {HEADER_RULES} from '../../../src/build/policy/headers.ts';
import {documentedBuild} from '../../support/write/documentedBuild.ts';
import {readOurs} from '../../support/repository.ts';

const blocks = [...readOurs('docs/deploy.md').matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(
  ([, language, text = '']) => ({language, text}),
);

describe('docs/deploy.md', () => {
  it('shows the headers of every build', () => {
    expect(blocks.filter(({language}) => language === 'text').map(({text}) => text)).toContain(
      headersFile(HEADER_RULES),
    );
  });

  it('lets nginx and Caddy pass on what the example build sends to its own host', () => {
    const {VITE_ANALYTICS_URL: paths = '', VITE_SENTRY_DSN: dsn = ''} = documentedBuild();
    const reports = new URL(dsn).pathname.replace(/(\d+)$/, 'api/$1/envelope/');
    expect([paths, reports]).toEqual(['/notes/paths', '/notes/api/7/envelope/']);
    const passing = blocks.filter(({text}) => /proxy_pass|reverse_proxy/.test(text));
    expect(passing.map(({language}) => language)).toEqual(['nginx', 'caddyfile']);
    for (const {text} of passing)
      for (const path of [paths, reports])
        expect(text).toMatch(new RegExp(`^(location =|handle) ${path} \\{$`, 'm'));
  });

  it('lets nginx and Caddy keep hashed files as long as the build says', () => {
    const [value] = HEADER_RULES.flatMap(({path, headers}) =>
      path === '/assets/*' ? headers.map((header) => header[1]) : [],
    );
    for (const server of ['nginx', 'caddyfile']) {
      const text = blocks.find(({language}) => language === server)?.text;
      expect(text).toContain(`"${value}"`);
    }
  });
});
