import {execFile} from 'node:child_process';
import {createReadStream, createWriteStream, existsSync, readFileSync} from 'node:fs';
import {access, constants, mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {delimiter, join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {createBrotliDecompress} from 'node:zlib';

/** @typedef {{executablePath: string, env: Record<string, string>}} Browser */

const run = promisify(execFile);
const MODULES = join(import.meta.dirname, '../../../node_modules');
const PACKAGE = join(MODULES, '@sparticuz/chromium');
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', SHELL, 'google-chrome'];
const ADVICE =
  'No browser for the end-to-end tests: `apt-get install chromium-headless-shell`, or set CHROME_PATH to a Chromium.';

/** @param {Browser} browser */
async function answers({executablePath, env}) {
  try {
    const {stdout} = await run(executablePath, ['--version'], {env: {...process.env, ...env}});
    return /Chrom/.test(stdout);
  } catch {
    return false;
  }
}

/** @param {string[]} names */
async function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    for (const folder of folders) {
      const browser = {executablePath: join(folder, name), env: {}};
      const isExecutable = await access(browser.executablePath, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isExecutable && (await answers(browser))) return browser;
    }
  }
  return undefined;
}

async function findPlaywrights() {
  const {chromium} = await import('@playwright/test');
  const browser = {executablePath: chromium.executablePath(), env: {}};
  return existsSync(browser.executablePath) && (await answers(browser)) ? browser : undefined;
}

/**
 * @param {string} archive
 * @param {string} file
 * @param {number} [mode]
 */
async function decompress(archive, file, mode) {
  const output = createWriteStream(file, mode === undefined ? {} : {mode});
  await pipeline(createReadStream(join(PACKAGE, 'bin', archive)), createBrotliDecompress(), output);
}

/** @param {string} folder */
async function unpack(folder) {
  await mkdir(folder, {recursive: true});
  const archives = ['al2023', 'fonts', 'swiftshader'].map(async (name) => {
    const tar = join(folder, `${name}.tar`);
    await decompress(`${name}.tar.br`, tar);
    await run('tar', ['-x', '--no-same-owner', '-f', tar, '-C', folder]);
    await rm(tar);
  });
  await Promise.all([decompress('chromium.br', join(folder, 'chromium'), 0o755), ...archives]);
}

/**
 * Unpacks beside the target and renames, so that a broken or parallel run leaves no half browser.
 * @param {string} target
 */
async function unpackOnce(target) {
  if (existsSync(target)) return;
  const draft = `${target}.${process.pid}`;
  try {
    await unpack(draft);
    const config = `<fontconfig><dir>${join(target, 'fonts')}</dir><cachedir>${join(target, 'cache')}</cachedir></fontconfig>`;
    await writeFile(join(draft, 'fonts.conf'), config);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, {recursive: true, force: true});
    if (!existsSync(target)) throw error;
  }
}

async function findBundled() {
  if (!existsSync(PACKAGE)) return undefined;
  /** @type {{version: string}} */
  const {version} = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const target = join(MODULES, `.cache/chromium-${version}`);
  await unpackOnce(target);
  const executablePath = join(target, 'chromium');
  /** @type {Record<string, string>} */
  const fonts = existsSync('/usr/share/fonts') ? {} : {FONTCONFIG_FILE: join(target, 'fonts.conf')};
  const plain = {executablePath, env: fonts};
  if (await answers(plain)) return plain;
  const withLibraries = {
    executablePath,
    env: {...fonts, LD_LIBRARY_PATH: join(target, 'lib')},
  };
  return (await answers(withLibraries)) ? withLibraries : undefined;
}

async function findNamed() {
  const named = process.env['CHROME_PATH'];
  if (!named) return undefined;
  const browser = {executablePath: named, env: {}};
  if (await answers(browser)) return browser;
  throw new Error(`CHROME_PATH is "${named}", which does not answer --version.`);
}

/**
 * A Chromium as visitors have it, and the variables it needs: $CHROME_PATH, else one on the PATH, else
 * Playwright's own, else the one that the development dependencies carry.
 * @returns {Promise<Browser>}
 * @throws {Error} one line that says what to do
 */
export async function findBrowser() {
  const found =
    (await findNamed()) ??
    (await findOnPath(NAMES)) ??
    (await findPlaywrights()) ??
    (await findBundled());
  if (found === undefined) throw new Error(ADVICE);
  return found;
}

/**
 * The Chromium of the end-to-end tests: $CHROME_PATH, else one without a window to draw, whose pages cost a
 * seventh of the time: one on the PATH, or that of the development dependencies; else any.
 * @returns {Promise<Browser>}
 * @throws {Error} one line that says what to do
 */
export async function findHeadlessShell() {
  const found = (await findNamed()) ?? (await findOnPath([SHELL])) ?? (await findBundled());
  return found ?? findBrowser();
}
