import {describe, expect, it} from 'vitest';
import {headersFile} from '../../src/build/policy/headerFiles.ts';
import {HEADER_RULES} from '../../src/build/policy/headers.ts';
import {readOurs} from '../support/repository.ts';

const blocks = [...readOurs('docs/deploy.md').matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(
  ([, language, text = '']) => ({language, text}),
);

describe('docs/deploy.md', () => {
  it('shows the headers of every build', () => {
    expect(blocks.filter(({language}) => language === 'text').map(({text}) => text)).toContain(
      headersFile(HEADER_RULES),
    );
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
