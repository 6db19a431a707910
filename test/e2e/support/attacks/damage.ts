import type {Page} from '@playwright/test';

/** Where the product's own links lead, the captcha provider's terms among them, and environments by their names. */
const KNOWN_HOSTS = /^(127\.0\.0\.1|policies\.google\.com|[a-z0-9-]+\.testwerf\.example)$/;

/** Signs of an attack that went through, whatever it was. */
export const damage = (page: Page): Promise<string[]> =>
  page.evaluate((knownHosts) => {
    const signs: string[] = [];
    if ('ran' in window) signs.push('a script ran');
    if ('polluted' in {}) signs.push('the prototype of objects was polluted');
    for (const element of document.querySelectorAll('*')) {
      for (const {name} of element.attributes) {
        if (name.startsWith('on')) signs.push(`markup: ${element.outerHTML}`);
      }
    }
    for (const link of document.querySelectorAll('a')) {
      const {protocol, hostname, href} = link;
      if (!/^https?:$/.test(protocol) || !knownHosts.test(hostname)) signs.push(`link: ${href}`);
    }
    return signs;
  }, KNOWN_HOSTS);
