import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from 'vite';

const ICON = '/favicon.svg';

/**
 * Puts the icon into the built page: a browser would ask for it while the first picture is on its way, and again at
 * every step, since each has an address of its own.
 */
export const iconInPage = (): Plugin => {
  let folder = '';
  return {
    name: 'icon-in-page',
    apply: (config, {command}) => command === 'build' && !config.build?.ssr,
    configResolved: ({publicDir}) => {
      folder = publicDir;
    },
    transformIndexHtml: (html) => {
      const drawing = readFileSync(join(folder, ICON), 'utf8').trim().replaceAll('#', '%23');
      const named = html.replace(`"${ICON}"`, () => `'data:image/svg+xml,${drawing}'`);
      if (named === html) throw new Error('index.html names no icon');
      return named;
    },
  };
};
