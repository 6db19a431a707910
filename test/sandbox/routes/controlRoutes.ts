import {array, boolean, object, string} from 'yup';
import {CALLS, isKindFor, overrideSchema} from '../answers/faults.ts';
import type {Call} from '../answers/faults.ts';
import {keyOf, readBody} from '../services.ts';
import type {Services, SandboxApp} from '../services.ts';

const ownSchema = array(overrideSchema.required()).required();
const resetSchema = object({key: string(), environments: boolean()}).noUnknown();

/** Page views and error reports have lists of their own. */
const REQUEST_CALLS = CALLS.filter((call) => call !== 'analytics' && call !== 'errors');

const isCall = (value: string | undefined): value is Call => CALLS.some((call) => call === value);

/** `{fault: 'hang'}` is short for `{fault: {kind: 'hang'}}`. */
const expandFault = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'fault' in body && typeof body.fault === 'string'
    ? {...body, fault: {kind: body.fault}}
    : body;

/** What a test, or a walk of the inspector, sets and reads: scenarios, reset, the log of requests. */
export const addControlRoutes = (app: SandboxApp, services: Services): void => {
  const {environments, log, overrides, waiting} = services;

  app.post('/sandbox/scenario', async (c) => {
    const body = expandFault(await readBody(c));
    if (!overrideSchema.isValidSync(body, {strict: true})) {
      return c.json({message: 'expected {call, fault, times?, domain?, key?}'}, 400);
    }
    const {call, fault, key = keyOf(c)} = body;
    if (!isKindFor(fault.kind, call)) {
      return c.json({message: `${fault.kind} is no fault of ${call}`}, 400);
    }
    overrides.add({...body, key});
    return c.body(null, 204);
  });

  app.put('/sandbox/scenarios/:owner', async (c) => {
    const body = await readBody(c);
    if (
      !ownSchema.isValidSync(body, {strict: true}) ||
      !body.every(({call, fault}) => isKindFor(fault.kind, call))
    ) {
      return c.json({message: 'expected [{call, fault, times?, domain?, key?}]'}, 400);
    }
    const own = body.map((one) => ({...one, key: one.key ?? keyOf(c)}));
    overrides.replace(c.req.param('owner'), own);
    return c.body(null, 204);
  });

  app.delete('/sandbox/scenarios/:owner', (c) => {
    const owner = c.req.param('owner');
    overrides.replace(owner, []);
    waiting.letGo(owner);
    return c.body(null, 204);
  });

  app.delete('/sandbox/held/:owner', (c) => {
    waiting.letGo(c.req.param('owner'));
    return c.body(null, 204);
  });

  app.post('/sandbox/reset', async (c) => {
    const body = (await readBody(c)) ?? {};
    if (!resetSchema.isValidSync(body, {strict: true})) {
      return c.json({message: 'expected {key?, environments?}'}, 400);
    }
    const {key = keyOf(c)} = body;
    overrides.clear(key);
    log.clear(key);
    if (body.environments) environments.clear(key);
    return c.body(null, 204);
  });

  app.get('/sandbox/requests', (c) => {
    const {key, call} = c.req.query();
    return c.json(log.list({key, calls: isCall(call) ? [call] : REQUEST_CALLS}));
  });
};
