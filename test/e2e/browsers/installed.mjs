import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {findBrowser} from '../../support/run/findBrowser.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file));
}

function findWebkit() {
  const isDriven = onPath(['WebKitWebDriver']) && onPath(['xvfb-run']);
  return isDriven ? MINI_BROWSERS.find((file) => existsSync(file)) : undefined;
}

/** @type {Record<Engine, {packages: string, find: () => Promise<string | undefined> | string | undefined}>} */
const ENGINES = {
  chromium: {packages: 'chromium', find: async () => (await findBrowser()).executablePath},
  firefox: {packages: 'firefox-esr', find: () => onPath(['firefox-esr', 'firefox'])},
  webkit: {packages: 'webkit2gtk-driver xvfb xauth', find: findWebkit},
};

/**
 * The file of each browser that is there, and for the others a line that says what to install.
 * @returns {Promise<{files: Partial<Record<Engine, string>>, missing: string[]}>}
 */
export async function findInstalled() {
  /** @type {Partial<Record<Engine, string>>} */
  const files = {};
  const missing = [];
  for (const engine of /** @type {Engine[]} */ (Object.keys(ENGINES))) {
    const {packages, find} = ENGINES[engine];
    const file = await find();
    if (file) files[engine] = file;
    else missing.push(`Not run in ${engine}: apt-get install ${packages}`);
  }
  return {files, missing};
}
