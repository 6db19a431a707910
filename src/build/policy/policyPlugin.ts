import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Plugin} from 'vite';
import {contentPolicy, type InlineHashes, type PolicySettings} from './contentPolicy.ts';
import {caddyFile, headersFile, headersFor, nginxFile} from './headerFiles.ts';
import {HEADER_RULES, REFERRER_POLICY} from './headers.ts';

const hashesOf = (html: string, element: RegExp): string[] => {
  const contents = [...html.matchAll(element)].map((match) => match[1] ?? '');
  const hash = (content: string) => createHash('sha256').update(content).digest('base64');
  return [...new Set(contents.map((content) => `'sha256-${hash(content)}'`))];
};

const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
  styles: hashesOf(html, /<style[^>]*>([^]*?)<\/style>/g),
});

const withPolicy = (html: string, policy: string): string => {
  const [charset] = /<meta charset="[^"]*"\s*\/?>/.exec(html) ?? [];
  if (charset === undefined) throw new Error('index.html has no charset to put the policy after');
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />` +
    `<meta name="referrer" content="${REFERRER_POLICY}" />`;
  return html.replace(charset, () => charset + metas);
};

/**
 * Gives the page its policy as a meta element, and the build its headers: `_headers`, and the snippets for nginx and
 * Caddy to include. The preview server sends what `_headers` says. Comes last, since it reads the finished page.
 */
export const policy = (): Plugin => {
  let settings: PolicySettings;
  let folder = '';
  return {
    name: 'policy',
    enforce: 'post',
    apply: (config) => !config.build?.ssr,
    configResolved: ({env, root, build}) => {
      settings = {
        apiHost: String(env['VITE_API_HOST']),
        captchaScriptUrl: String(env['VITE_RECAPTCHA_SCRIPT_URL']),
        analyticsUrl: String(env['VITE_ANALYTICS_URL']),
        sentryDsn: String(env['VITE_SENTRY_DSN']),
      };
      folder = resolve(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const html = String(page.source);
        page.source = withPolicy(html, contentPolicy(settings, inlineHashes(html)));
        const files = {
          _headers: headersFile(HEADER_RULES),
          _redirects: '/assets/* /index.html 404\n/* /index.html 200\n',
          '_nginx.conf': nginxFile(HEADER_RULES),
          '_caddy.conf': caddyFile(HEADER_RULES),
        };
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({type: 'asset', fileName, source});
        }
      },
    },
    configurePreviewServer: ({middlewares}) => {
      const file = resolve(folder, '_headers');
      const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
      middlewares.use((request, response, next) => {
        const {pathname} = new URL(request.url ?? '/', 'http://preview');
        for (const [name, value] of Object.entries(headersFor(headers, pathname))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
};
