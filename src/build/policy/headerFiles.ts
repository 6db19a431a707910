import type {HeaderRule} from './headers.ts';

/** The `_headers` file that hosts of static files read (Netlify, Cloudflare Pages and others). */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({path, headers}) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');

/** Reads a `_headers` file back: what applies to a path, later rules last. */
export const headersFor = (file: string, path: string): Record<string, string> => {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies) {
      found[name] = value;
    }
  }
  return found;
};

const everywhere = (rules: readonly HeaderRule[]) =>
  rules.flatMap(({path, headers}) => (path === '/*' ? headers : []));

/** The headers of every answer, for nginx to include. */
export const nginxFile = (rules: readonly HeaderRule[]): string =>
  everywhere(rules)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** The same, for Caddy to import. */
export const caddyFile = (rules: readonly HeaderRule[]): string =>
  ['header {', ...everywhere(rules).map(([name, value]) => `\t${name} "${value}"`), '}', ''].join(
    '\n',
  );
