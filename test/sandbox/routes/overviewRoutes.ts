import {html} from 'hono/html';
import {CALLS} from '../answers/faults.ts';
import {renderPage} from '../answers/page.ts';
import type {Services, SandboxApp} from '../services.ts';
import {CAPTCHA_SCENARIOS, NAME_SCENARIOS} from '../answers/scenarios.ts';

const FUNNEL_PATHS = ['/', '/?lng=en', '/free', '/pro', '/upgrade/?domain=bestaand'];
const SHOWN_REQUESTS = 50;

const renderScenarios = (heading: string, rows: readonly {id: string; what: string}[]) =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${heading}</th>
        <th scope="col">What happens</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({id, what}) =>
          html`<tr>
            <td><code>${id}</code></td>
            <td>${what}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const renderControl = (chosen: string | undefined) => {
  const option = (id: string) =>
    html`<option value="${id}" ${id === chosen ? 'selected' : ''}>${id}</option>`;
  return html`<form method="post" action="/sandbox/captcha-scenario">
    <label for="captcha">Captcha scenario, for the whole sandbox:</label>
    <select id="captcha" name="id">
      <option value="">none</option>
      ${CAPTCHA_SCENARIOS.map(({id}) => option(id))}
    </select>
    <button>Set</button>
  </form>`;
};

const renderOverview = (services: Services) => {
  const lasting = services.overrides.lasting();
  const chosen = CAPTCHA_SCENARIOS.find(({call, fault}) =>
    lasting.some((one) => one.call === call && one.fault.kind === fault.kind),
  );
  const requests = services.log.list({calls: CALLS}).slice(-SHOWN_REQUESTS).toReversed();
  return html`
    <p>${FUNNEL_PATHS.map((path) => html`<a href="${services.funnel}${path}">${path}</a>`)}</p>
    <h2>Test values: the web address</h2>
    <p>
      Any other name is free until it has been used. Digits may follow a value, so that it works
      again: <code>traag</code>, <code>traag2</code>, <code>traag3</code>.
    </p>
    ${renderScenarios('Type as web address', NAME_SCENARIOS)}
    <h2>Test values: the captcha</h2>
    ${renderControl(chosen?.id)}${renderScenarios('Choose above', CAPTCHA_SCENARIOS)}
    <h2>Environments</h2>
    <ul>
      ${services.environments
        .latest()
        .map(
          ({domain, plan}) =>
            html`<li><a href="/sandbox/environment/${domain}">${domain}</a> ${plan}</li>`,
        )}
    </ul>
    <h2>Latest requests</h2>
    <p>
      As JSON, with bodies: <a href="/sandbox/requests">requests</a>
      <a href="/sandbox/analytics/events">page views</a>
      <a href="/sandbox/errors/events">error reports</a>
    </p>
    <ul>
      ${requests.map(
        ({time, method, path, status}) =>
          html`<li>${time} ${method} ${path} → ${status ?? 'no answer'}</li>`,
      )}
    </ul>
  `;
};

/** The page at /sandbox: every test value, and a log to see what the funnel asked for. */
export const addOverviewRoutes = (app: SandboxApp, services: Services): void => {
  app.get('/sandbox', (c) =>
    c.html(renderPage({lang: 'en', title: 'Sandbox', body: renderOverview(services)})),
  );

  app.post('/sandbox/captcha-scenario', async (c) => {
    const {id} = await c.req.parseBody();
    services.overrides.clearLasting();
    const scenario = CAPTCHA_SCENARIOS.find((one) => one.id === id);
    if (scenario) services.overrides.add({call: scenario.call, fault: scenario.fault});
    return c.redirect('/sandbox', 303);
  });
};
