// @vitest-environment node
import {expect, it} from 'vitest';
import {
  caddyFile,
  headersFile,
  headersFor,
  nginxFile,
} from '../../../../src/build/policy/headerFiles.ts';
import type {HeaderRule} from '../../../../src/build/policy/headers.ts';

const rules: HeaderRule[] = [
  {
    path: '/*',
    headers: [
      ['Content-Security-Policy', "default-src 'none'; img-src 'self'"],
      ['X-Content-Type-Options', 'nosniff'],
    ],
  },
  {path: '/assets/*', headers: [['Cache-Control', 'immutable']]},
  {path: '/terms.pdf', headers: [['Content-Language', 'nl']]},
];

it('hosts of static files read a rule per path', () => {
  expect(headersFile(rules)).toBe(
    '/*\n' +
      "  Content-Security-Policy: default-src 'none'; img-src 'self'\n" +
      '  X-Content-Type-Options: nosniff\n' +
      '/assets/*\n' +
      '  Cache-Control: immutable\n' +
      '/terms.pdf\n' +
      '  Content-Language: nl\n',
  );
});

it('what applies to a path is read back from it', () => {
  const file = headersFile(rules);
  const everywhere = {
    'Content-Security-Policy': "default-src 'none'; img-src 'self'",
    'X-Content-Type-Options': 'nosniff',
  };
  expect(headersFor(file, '/free/step2')).toEqual(everywhere);
  expect(headersFor(file, '/assets/a.js')).toEqual({...everywhere, 'Cache-Control': 'immutable'});
  expect(headersFor(file, '/terms.pdf')).toEqual({...everywhere, 'Content-Language': 'nl'});
  expect(headersFor('', '/')).toEqual({});
});

it('nginx and Caddy get the headers of every answer', () => {
  expect(nginxFile(rules)).toBe(
    `add_header Content-Security-Policy "default-src 'none'; img-src 'self'" always;\n` +
      'add_header X-Content-Type-Options "nosniff" always;\n',
  );
  expect(caddyFile(rules)).toBe(
    'header {\n' +
      `\tContent-Security-Policy "default-src 'none'; img-src 'self'"\n` +
      '\tX-Content-Type-Options "nosniff"\n' +
      '}\n',
  );
});
