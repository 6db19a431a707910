import {mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Plugin, type Rolldown} from 'vite';
import {type Chunks, chunksIn, mainIn, withImports} from '../parts/chunks.ts';
import type {EntryPath} from './entryPaths.ts';
import {partName} from './partName.ts';
import type {Failure, Page, Rendered} from './pages.tsx';

const HERE = import.meta.dirname;

/** What each entry path needs beside the main script, by the files its code is written in. */
const PARTS: Record<EntryPath, readonly string[]> = {
  '/': ['free/FreeFlow.tsx', 'free/screens/flowChoiceScreen.tsx'],
  '/free': ['free/FreeFlow.tsx', 'shared/screens/accountScreen.tsx'],
  '/pro': ['pro/ProFlow.tsx', 'shared/screens/accountScreen.tsx'],
  '/upgrade/': ['upgrade/UpgradeFlow.tsx', 'upgrade/screens/upgradeChoiceScreen.tsx'],
  '/premium': ['upgrade/UpgradeFlow.tsx', 'upgrade/screens/premiumScreen.tsx'],
  '/pro/success': ['pro/ProFlow.tsx', 'pro/screens/paymentSuccessScreen.tsx'],
  '/pro/canceled': ['pro/ProFlow.tsx', 'pro/screens/paymentFailedScreen.tsx'],
};

/** A part is told of by one digit of a number to this base, as boot.ts reads it. */
const SIGNS = 36;

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.prerender-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

const renderAll = (mode: string): Promise<Rendered> =>
  inFolder(async (folder) => {
    await build({
      mode,
      logLevel: 'warn',
      ssr: {noExternal: true},
      build: {ssr: join(HERE, 'pages.tsx'), outDir: folder, copyPublicDir: false},
    });
    const {renderPages} = await import(pathToFileURL(join(folder, 'pages.js')).href);
    return renderPages();
  });

const bootScript = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {input: join(HERE, 'boot.ts'), output: {format: 'iife'}},
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
};

const partsOf = ({path, language}: Page, chunks: Chunks, main: string): string[] => {
  const needed = new Set<string>();
  const sources = PARTS[path].map((part) => `flows/${part}`);
  for (const source of [...sources, `i18n/${language}.json`]) {
    const chunk = [...chunks.values()].find(({moduleIds}) =>
      moduleIds.some((id) => id.endsWith(`/src/${source}`)),
    );
    if (!chunk) throw new Error(`No part of the build holds ${source}`);
    withImports(chunk.fileName, chunks, needed);
  }
  const withMain = withImports(main, chunks);
  return [...needed].filter((file) => !withMain.has(file)).map(partName);
};

const templateOf = ({path, language, html}: Page, parts: string) =>
  `<template data-page="${path}" data-language="${language}" ` +
  `data-parts="${parts}">${html}</template>`;

const failureOf = ({language, html}: Failure) =>
  `<template data-failure="${language}">${html}</template>`;

/**
 * Puts every entry page, in both languages, into the one index.html that any file host serves for any path;
 * a small script, for which nothing is shown before it has come, shows the right one and starts the app after that.
 */
export const prerender = (): Plugin => {
  let mode = 'production';
  return {
    name: 'prerender',
    apply: (config, {command}) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      mode = config.mode;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const chunks = chunksIn(bundle);
        const main = mainIn(chunks);
        const [{pages, failures, withoutScript, styles}, boot] = [
          await renderAll(mode),
          await bootScript(),
        ];
        const own = [...withImports(main, chunks)].map(partName);
        const parts = pages.map((page) => partsOf(page, chunks, main));
        // Each name is written once, and without what all have in common, since names of files compress badly.
        const files = [...new Set(parts.flat())];
        if (files.length > SIGNS) throw new Error(`${files.length} parts have no sign each`);
        const templates = pages.map((page, at) =>
          templateOf(
            page,
            (parts[at] ?? []).map((part) => files.indexOf(part).toString(SIGNS)).join(''),
          ),
        );
        index.source = String(index.source)
          .replaceAll(/\s+/g, ' ')
          .replaceAll('> <', '><')
          .replace(/<script type="module"[^>]*><\/script>/g, '')
          .replace(/<link rel="modulepreload"[^>]*>/g, '')
          .replace('</style></head>', () => `${styles.rules}</style>${styles.names}</head>`)
          .replace(
            '<div id="root"></div>',
            () =>
              `<div id="root" data-main="${own.join(' ')}" data-files="${files.join(' ')}"></div>` +
              `<noscript>${withoutScript}</noscript>` +
              `${[...templates, ...failures.map(failureOf)].join('')}<script>${boot}</script>`,
          );
      },
    },
  };
};
