import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ENTRY_PATHS} from '../../../src/app/prerender/entryPaths.ts';
import {HEADER_RULES} from '../../../src/build/policy/headers.ts';
import {bareErrorOf} from '../../../src/telemetry/bareError.ts';
import {documentedBuild} from '../../support/write/documentedBuild.ts';
import {type ProductBytes, weighProduct} from '../../support/write/productBytes.ts';
import {readOurs} from '../../support/repository.ts';

/** In bytes, gzipped. */
const HTML = 14_000;
/** Ten packets of 1,460 bytes: what a server sends before it hears from the browser. */
const FIRST_WINDOW = 14_600;
const START_SCREEN = 192_000;
const OTHER_SCREEN = 160_000;
/** Status, date, type, caching and compression: 294 bytes from nginx and 279 from Caddy, set up as documented. */
const HOSTS_OWN_HEADERS = 300;
/** What is left of a flow once its start step is there. */
const RESTS = {free: 13_000, pro: 28_000, upgrade: 28_000};

/** What no first view may wait for. */
const LATER =
  /\/node_modules\/(axios|@sentry|@plausible-analytics|i18n-iso-countries)\/|\/src\/(api\/client|botCheck\/recaptcha|telemetry\/sentrySink)\.ts$/;
const FORMS = /\/node_modules\/(formik|yup)\//;

describe('the product is light enough', () => {
  let product: ProductBytes;

  beforeAll(async () => {
    // Vite takes a build for a development one where the variable says so, as it does in a test.
    vi.stubEnv('NODE_ENV', 'production');
    for (const [name, value] of Object.entries(documentedBuild())) vi.stubEnv(name, value);
    product = await weighProduct();
  }, 120_000);
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const views = () => Object.entries(product.firstViews);
  const isStart = (view: string) => /^\/(free|pro) /.test(view);
  const over = (sizes: [string, number][], limit: number) =>
    sizes.filter(([, size]) => size > limit);
  const modulesOf = (view: string) =>
    (product.files.get(view) ?? []).flatMap((file) => product.chunks.get(file)?.moduleIds ?? []);

  it('every entry page in both languages is measured', () => {
    const paths = ENTRY_PATHS.toSorted();
    expect(
      views()
        .map(([view]) => view)
        .toSorted(),
    ).toEqual(paths.flatMap((path) => [`${path} en`, `${path} nl`]));
    expect(views().filter(([, size]) => size < 90_000)).toEqual([]);
  });

  it('the page and its headers fit the first window, with the hosts of docs/deploy.md', () => {
    const headers = HEADER_RULES.flatMap((rule) => (rule.path === '/*' ? rule.headers : []));
    const sent = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    expect(product.html).toBeLessThanOrEqual(HTML);
    expect(product.html + sent.length + HOSTS_OWN_HEADERS).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it('every script has a name that an error report may contain', () => {
    const origin = 'https://signup.example';
    const unnamed = [...product.chunks.keys()].filter((file) => {
      const error = Object.assign(new Error(), {stack: `at ${origin}/${file}:1:2`});
      return bareErrorOf(error, origin).frames.length === 0;
    });
    expect(product.chunks.size).toBeGreaterThan(20);
    expect(unnamed).toEqual([]);
  });

  it('no file is named after what blockers stop', () => {
    const names = [...product.chunks.keys()].filter((file) =>
      /captcha|plausible|sentry|analytics|track|telemetry|pageview|statistic/i.test(file),
    );
    expect(names).toEqual([]);
  });

  it('every chunk that is loaded when it is needed is fetched before it is imported', () => {
    const imports = [...product.chunks.values()].flatMap(({code}) => [
      ...code.matchAll(/(fetchFiles\(\[[^\]]*\],\(\)=>)?\bimport\(.\.\//g),
    ]);
    expect(imports.length).toBeGreaterThan(12);
    expect(imports.filter(([, isFetched]) => !isFetched)).toEqual([]);
  });

  it('choices and results begin with little script', () => {
    expect(
      over(
        views().filter(([view]) => !isStart(view)),
        OTHER_SCREEN,
      ),
    ).toEqual([]);
  });

  it('start screens begin with the form libraries and little more', () => {
    expect(
      over(
        views().filter(([view]) => isStart(view)),
        START_SCREEN,
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(RESTS))('the rest of the %s flow is one small chunk', (flow, limit) => {
    const size = product.rests[flow] ?? 0;
    expect(size).toBeGreaterThan(3_000);
    expect(size).toBeLessThanOrEqual(limit);
  });

  it('no first view waits for what it does not use', () => {
    for (const [view] of views()) {
      const [other] = view.endsWith('nl') ? ['en.json'] : ['nl.json'];
      const needless = modulesOf(view).filter(
        (id) =>
          LATER.test(id) || id.endsWith(`/i18n/${other}`) || (FORMS.test(id) && !isStart(view)),
      );
      expect([view, needless]).toEqual([view, []]);
    }
  });

  it('docs/deploy.md estimates no less than there is, and little more', () => {
    const napkin = [...readOurs('docs/deploy.md').matchAll(/\| (\d+) files, (\d+) kB /g)];
    const choice = Number(product.firstViews['/ nl']);
    const files = Number(product.files.get('/ nl')?.length);
    const real = [
      [files + 1, (choice + product.html) / 1000],
      [product.chunks.size + 1, (product.allScript + product.html) / 1000],
    ];
    expect(napkin).toHaveLength(real.length);
    const excess = napkin.map(([, ...estimates], row) =>
      estimates.map((figure, at) => Number(figure) / Number(real[row]?.[at]) - 1),
    );
    expect(excess.flat().filter((share) => share < 0 || share > 0.15)).toEqual([]);
  });
});
