import {ValidationError} from 'yup';
import {answerError} from '../answers/apiErrors.ts';
import {readEnvironmentRequest} from '../answers/environmentRequest.ts';
import type {EnvironmentRequest} from '../answers/environmentRequest.ts';
import type {FaultKind} from '../answers/faults.ts';
import {observe} from '../answers/observe.ts';
import {keyOf, readBody} from '../services.ts';
import type {Services, SandboxApp, SandboxContext} from '../services.ts';

const UNTRUSTED_ORIGIN = 'https://untrusted.example';

const reserve = (services: Services, c: SandboxContext, request: EnvironmentRequest) => {
  const {domainName, isUpgrade, locale} = request;
  if (isUpgrade) return services.environments.find(domainName) ? 'done' : 'environment_not_found';
  return services.environments.create(domainName, locale, keyOf(c))
    ? 'done'
    : 'domain_name_not_available';
};

const answerCreated = (services: Services, c: SandboxContext, request: EnvironmentRequest) => {
  const {domainName, checkout, locale, discount} = request;
  const kind = c.get('fault')?.kind;
  const origin = kind === 'untrusted' ? UNTRUSTED_ORIGIN : new URL(c.req.url).origin;
  const url = `${origin}/sandbox/environment/${domainName}`;
  if (!checkout || kind === 'noPaymentPage') return c.json({data: {url}});
  const payment = {...checkout, environmentUrl: url, locale, discount};
  const id = services.payments.open(domainName, payment);
  return c.json({data: {url, 'stripe-url': `${origin}/sandbox/payment/${id}`}});
};

/** Where no payment page is given nobody looks at the order, which may have gaps. */
const withoutOrder = (body: unknown): unknown => {
  const {data, ...rest} = Object(body);
  const {billingDetails: _, subscriptionDetails: _0, stripeCheckout: _1, ...own} = Object(data);
  return {...rest, data: own};
};

const isTokenRefused = (kind: FaultKind | undefined, version: number): boolean =>
  kind === 'tokenRefused' || (kind === 'challengeWanted' && version === 3);

/** Creation and upgrade: with a password a new environment, without one an existing environment's checkout. */
export const addCreationRoutes = (app: SandboxApp, services: Services): void => {
  app.post('/api/installation/add/:domain', observe(services, 'creation'), async (c) => {
    const body = await readBody(c);
    try {
      const kind = c.get('fault')?.kind;
      const read = kind === 'noPaymentPage' ? withoutOrder(body) : body;
      const request = readEnvironmentRequest(read, c.req.param('domain'));
      const {token, version} = request;
      if (isTokenRefused(kind, version) || !services.tokens.spend(token, version)) {
        return answerError(c, 'token_not_valid');
      }
      if (kind === 'domainTaken') return answerError(c, 'domain_name_not_available');
      const result = reserve(services, c, request);
      return result === 'done' ? answerCreated(services, c, request) : answerError(c, result);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return answerError(c, 'request_not_valid', error.message);
    }
  });
};
