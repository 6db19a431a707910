import {createRequire} from 'node:module';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import react from '@vitejs/plugin-react';
import {build, type InlineConfig} from 'vite';

const HERE = import.meta.dirname;

/** The bare stack, prerendered, its script started after the first paint: what the product is measured against. */
export const buildFloor = async (folder: string): Promise<void> => {
  const shared: InlineConfig = {
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    oxc: {plugins: {styledComponents: {ssr: true, displayName: false, fileName: false}}},
    ssr: {noExternal: true},
  };
  await build({...shared, build: {outDir: folder, emptyOutDir: true}});
  const rendered = join(folder, '.rendered');
  await build({
    ...shared,
    build: {
      ssr: join(HERE, 'prerendered.tsx'),
      outDir: rendered,
      emptyOutDir: true,
      rolldownOptions: {output: {format: 'cjs', entryFileNames: 'prerendered.cjs'}},
    },
  });
  const {renderFloor} = createRequire(import.meta.url)(join(rendered, 'prerendered.cjs'));
  const {page, styles} = renderFloor();

  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  const [script = '', address = ''] =
    /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/.exec(html) ?? [];
  const later = `<script>requestAnimationFrame(() => setTimeout(() => import('${address}')))</script>`;
  writeFileSync(
    index,
    html
      .replace(script, '')
      .replace('<!--styles-->', () => styles)
      .replace('<!--page-->', () => page)
      .replace('</body>', () => `${later}</body>`),
  );
};
