import {number, object, string} from 'yup';
import {answerError} from '../answers/apiErrors.ts';
import {observe} from '../answers/observe.ts';
import {readBody} from '../services.ts';
import type {Services, SandboxApp} from '../services.ts';

const DOMAIN = /^[a-z0-9]{1,63}$/;

const validationSchema = object({
  token: string().required(),
  version: number().oneOf([2, 3]).required(),
}).noUnknown();

/** The two calls that ask without making anything: availability and captcha validation. */
export const addCheckRoutes = (app: SandboxApp, services: Services): void => {
  const {environments, tokens} = services;

  app.get('/api/installation/availability/:domain', observe(services, 'availability'), (c) => {
    const domain = c.req.param('domain');
    if (!DOMAIN.test(domain)) return answerError(c, 'request_not_valid', 'not a domain name');
    const isTaken = c.get('fault')?.kind === 'domainTaken' || environments.find(domain);
    return c.json({is_available: !isTaken});
  });

  app.post('/api/validate-captcha', observe(services, 'validation'), async (c) => {
    const body = await readBody(c);
    if (!validationSchema.isValidSync(body, {strict: true})) {
      return answerError(c, 'request_not_valid', 'expected {token, version: 2 or 3}');
    }
    const {token, version} = body;
    const kind = c.get('fault')?.kind;
    if (kind === 'invalid' || (kind === 'captcha' && version === 3)) {
      tokens.refuse(token);
      return c.json({is_token_valid: false, captcha: kind === 'captcha'});
    }
    const isValid = tokens.validate(token, version);
    return c.json({is_token_valid: isValid, captcha: !isValid});
  });
};
