import {object, string} from 'yup';
import {observe} from '../answers/observe.ts';
import {readBody} from '../services.ts';
import type {Services, SandboxApp, SandboxContext} from '../services.ts';

const short = object({n: string().required(), u: string().required(), d: string().required()});
const long = object({
  name: string().required(),
  url: string().required(),
  domain: string().required(),
});

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
};

/** An envelope is a line of JSON for its header, then per item a line for its header and one for its payload. */
const parseEnvelope = (body: unknown): unknown[] =>
  typeof body === 'string' ? body.split('\n').filter(Boolean).map(parseLine) : [body];

const filterOf = (c: SandboxContext) => ({key: c.req.query('key')});

/** Takes in page views (Plausible events API) and error reports (Sentry envelopes), and shows them. */
export const addSinkRoutes = (app: SandboxApp, services: Services): void => {
  app.post('/sandbox/analytics', observe(services, 'analytics'), async (c) => {
    const body = await readBody(c);
    const isEvent = short.isValidSync(body) || long.isValidSync(body);
    return isEvent ? c.text('ok', 202) : c.text('name, url or domain missing', 400);
  });

  app.get('/sandbox/analytics/events', (c) => {
    const events = services.log.list({...filterOf(c), calls: ['analytics']});
    return c.json(events.map(({key, time, body, status}) => ({key, time, body, status})));
  });

  app.post('/sandbox/errors/api/:project/envelope', observe(services, 'errors'), (c) =>
    c.json({id: crypto.randomUUID().replaceAll('-', '')}),
  );

  app.get('/sandbox/errors/events', (c) => {
    const events = services.log.list({...filterOf(c), calls: ['errors']});
    return c.json(
      events.map(({key, time, path, body, status}) => ({
        key,
        time,
        project: path.split('/')[4],
        lines: parseEnvelope(body),
        status,
      })),
    );
  });
};
