import {html} from 'hono/html';
import {languageOf, renderPage} from '../answers/page.ts';
import type {Services, SandboxApp} from '../services.ts';

const TEXTS = {
  nl: {title: 'Omgeving', plan: 'Abonnement', upgrade: 'Upgraden naar PRO'},
  en: {title: 'Environment', plan: 'Plan', upgrade: 'Upgrade to PRO'},
};

/** The environment that a sign-up led to. */
export const addEnvironmentRoutes = (app: SandboxApp, services: Services): void => {
  app.get('/sandbox/environment/:domain', (c) => {
    const environment = services.environments.find(c.req.param('domain'));
    if (!environment) return c.notFound();
    const {domain, plan, locale} = environment;
    const lang = languageOf(locale);
    const texts = TEXTS[lang];
    const upgrade = html`<p>
      <a href="${services.funnel}/upgrade/?domain=${domain}&lng=${lang}">${texts.upgrade}</a>
    </p>`;
    const body = html`<p>${texts.plan}: <strong>${plan}</strong></p>
      ${plan === 'FREE' ? upgrade : ''}`;
    return c.html(renderPage({lang, title: `${texts.title} ${domain}`, body}));
  });
};
