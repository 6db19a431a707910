import {html} from 'hono/html';
import {languageOf, renderPage} from './page.ts';
import type {Parts, SandboxApp} from './parts.ts';

const TEXTS = {
  nl: {title: 'Omgeving', plan: 'Abonnement', upgrade: 'Upgraden naar PRO'},
  en: {title: 'Environment', plan: 'Plan', upgrade: 'Upgrade to PRO'},
};

/** The environment that a sign-up led to. */
export const addEnvironmentRoutes = (app: SandboxApp, parts: Parts): void => {
  app.get('/sandbox/environment/:domain', (c) => {
    const environment = parts.environments.find(c.req.param('domain'));
    if (!environment) return c.notFound();
    const {domain, plan, locale} = environment;
    const lang = languageOf(locale);
    const texts = TEXTS[lang];
    const upgrade = html`<p>
      <a href="${parts.funnel}/upgrade/?domain=${domain}&lng=${lang}">${texts.upgrade}</a>
    </p>`;
    const body = html`<p>${texts.plan}: <strong>${plan}</strong></p>
      ${plan === 'FREE' ? upgrade : ''}`;
    return c.html(renderPage({lang, title: `${texts.title} ${domain}`, body}));
  });
};
