import {expect, test} from '../support/fixtures.ts';
import {JAN} from '../support/people.ts';

/** Runs in the page: does to every text what a browser's translation does, also to texts that come later. */
const translate = () => {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, title, [translate=no]')) return;
    if (text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(`«${text.data}»`);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  addEventListener('DOMContentLoaded', () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes)
        for (const node of addedNodes) wrapAll(node.parentNode ?? node);
    }).observe(document.body, {subtree: true, childList: true});
  });
};

test('a page that the browser translates keeps working, also when the language is switched', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {texts, field} = funnel;
  const next = page.locator('form button:not([type=button])');
  const isAt = (path: string) => expect(page).toHaveURL(({pathname}) => pathname === path);
  const switchTo = async (language: string) => {
    await page.getByRole('link', {name: language}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      language === 'English' ? 'en' : 'nl',
    );
  };
  await page.addInitScript(translate);
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await funnel.open('/pro');
  await expect(funnel.heading).toHaveText(`«${texts.start.title.pro}»`);
  await field('domainName').fill('bezet');
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await switchTo('English');
  await switchTo('Nederlands');
  await funnel.fillAccount();
  await next.click();
  await isAt('/pro/step2');
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await switchTo('English');
  await funnel.enter({...JAN, email: 'jan@gmial.com'});
  await page.getByRole('button', {name: 'jan@gmail.com'}).click();
  await next.click();
  await isAt('/pro/step3');
  await field('teamMembers.0.email').fill('piet@');
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await switchTo('Nederlands');
  await page.locator('form').getByRole('button', {name: texts.actions.skip}).click();
  await isAt('/pro/step4');
  await funnel.choose('exampleData', 'data');
  await next.click();
  await page.getByRole('checkbox', {name: /robot/}).check();
  await switchTo('English');
  await page.getByRole('checkbox', {name: /robot/}).check();
  await next.click();
  await isAt('/pro/step5');
  await field('numberOfUsers').selectOption('25');
  await field('numberOfUsers').selectOption('50');
  await funnel.choose('period', 'yearly');
  await switchTo('Nederlands');
  await next.click();
  await isAt('/pro/step6');
  await next.click();
  await funnel.fillBilling();
  await next.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await isAt('/pro/step7');
  await switchTo('English');
  await page.getByRole('link', {name: 'Back to the start'}).click();
  await isAt('/free');
  expect(await sandbox.requests('creation')).toHaveLength(1);
});
