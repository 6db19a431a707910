import {object, string} from 'yup';
import {observe} from '../answers/observe.ts';
import {readBody} from '../services.ts';
import type {Services, SandboxApp} from '../services.ts';

const executeSchema = object({siteKey: string().required(), action: string().required()});
const challengeSchema = object({siteKey: string().required()});

/** The captcha provider: its script, and the tokens that the script asks for. */
export const addCaptchaRoutes = (app: SandboxApp, services: Services): void => {
  app.get('/sandbox/recaptcha/api.js', observe(services, 'script'), (c) =>
    c.body(services.captchaScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  );

  app.post('/sandbox/recaptcha/execute', observe(services, 'execute'), async (c) => {
    const body = await readBody(c);
    if (!executeSchema.isValidSync(body))
      return c.json({message: 'siteKey or action missing'}, 400);
    return c.json({token: services.tokens.issue(3, body.action)});
  });

  app.post('/sandbox/recaptcha/challenge', observe(services, 'challenge'), async (c) => {
    const body = await readBody(c);
    if (!challengeSchema.isValidSync(body)) return c.json({message: 'siteKey missing'}, 400);
    return c.json({token: services.tokens.issue(2)});
  });
};
