import {mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Plugin, type Rolldown} from 'vite';
import {type Chunks, chunksIn, mainIn, withImports} from './chunks.ts';
import {chunkName} from '../../browser/chunkName.ts';
import type {Failure, Page, Rendered} from '../../app/prerender/rendered.ts';

const HERE = import.meta.dirname;

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
      build: {
        ssr: join(HERE, '../../app/prerender/pages.tsx'),
        outDir: folder,
        copyPublicDir: false,
      },
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
      rolldownOptions: {input: join(HERE, '../../boot/boot.ts'), output: {format: 'iife'}},
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
};

const filesOf = (sources: readonly string[], chunks: Chunks, main: string): string[] => {
  const needed = new Set<string>();
  for (const source of sources) {
    const chunk = [...chunks.values()].find(({moduleIds}) =>
      moduleIds.some((id) => id.endsWith(source)),
    );
    if (!chunk) throw new Error(`No chunk of the build holds ${source}`);
    withImports(chunk.fileName, chunks, needed);
  }
  const withMain = withImports(main, chunks);
  return [...needed].filter((file) => !withMain.has(file)).map(chunkName);
};

const textsIn = (language: Page['language']) => `/i18n/${language}.json`;

// A chunk is named after the file that it loads.
const sourcesOf = ({chunks: names, language}: Page) => [
  ...names.map((name) => `/${name}.tsx`),
  textsIn(language),
];

const templateOf = ({path, language, html}: Page, files: readonly string[]) =>
  `<template data-page="${path}" data-language="${language}" ` +
  `data-chunks="${files.join(' ')}">${html}</template>`;

const failureOf = ({language, html}: Failure, texts: readonly string[]) =>
  `<template data-failure="${language}" data-texts="${texts.join(' ')}">${html}</template>`;

/**
 * Puts the start pages, in both languages, into the one index.html that any file host serves for any path; a small
 * script in the page shows the right one and starts the app after that. For other entry pages it names the scripts.
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
        const [{pages, failures, withoutScript, tooOld, unstarted, styles}, boot] = [
          await renderAll(mode),
          await bootScript(),
        ];
        const own = [...withImports(main, chunks)].map(chunkName);
        const filesFor = (...sources: string[]) => filesOf(sources, chunks, main);
        const templates = pages.map((page) => templateOf(page, filesFor(...sourcesOf(page))));
        const notices = failures.map((one) => failureOf(one, filesFor(textsIn(one.language))));
        index.source = String(index.source)
          .replace(/<script type="module"[^>]*><\/script>/g, '')
          .replace(/<link rel="modulepreload"[^>]*>/g, '')
          .replace('</head>', () => `${styles}</head>`)
          .replace(
            '<div id="root"></div>',
            () =>
              `${tooOld}<div id="root" data-main="${own.join(' ')}"></div>` +
              `<noscript>${withoutScript}</noscript>` +
              `${[...templates, ...notices].join('')}${unstarted}<script>${boot}</script>`,
          );
      },
    },
  };
};
