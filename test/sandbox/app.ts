import {Hono} from 'hono';
import {cors} from 'hono/cors';
import {addCaptchaRoutes} from './routes/captchaRoutes.ts';
import {addCheckRoutes} from './routes/checkRoutes.ts';
import {addControlRoutes} from './routes/controlRoutes.ts';
import {addCreationRoutes} from './routes/creationRoutes.ts';
import {addEnvironmentRoutes} from './routes/environmentRoutes.ts';
import {addOverviewRoutes} from './routes/overviewRoutes.ts';
import {createChunks} from './services.ts';
import type {SandboxApp, SandboxEnv, SandboxOptions} from './services.ts';
import {addPaymentRoutes} from './routes/paymentRoutes.ts';
import {addSinkRoutes} from './routes/sinkRoutes.ts';

export type Sandbox = {app: SandboxApp; close(): void};

const CROSS_ORIGIN_PATHS = [
  '/api/*',
  '/sandbox/recaptcha/*',
  '/sandbox/analytics',
  '/sandbox/errors/*',
];

/** Stand-in for everything the funnel talks to; keeps nothing outside what it returns. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const services = createChunks(options);
  const app = new Hono<SandboxEnv>({strict: false});
  const crossOrigin = cors({allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type']});
  for (const path of CROSS_ORIGIN_PATHS) app.use(path, crossOrigin);
  addCheckRoutes(app, services);
  addCreationRoutes(app, services);
  addCaptchaRoutes(app, services);
  addPaymentRoutes(app, services);
  addEnvironmentRoutes(app, services);
  addSinkRoutes(app, services);
  addControlRoutes(app, services);
  addOverviewRoutes(app, services);
  return {app, close: services.close};
};
