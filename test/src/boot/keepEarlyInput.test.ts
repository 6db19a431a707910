import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepEarlyInput} from '../../../src/boot/keepEarlyInput.ts';

const KEY = 'formvalues';

const render = () => {
  document.body.innerHTML =
    '<div id="root"><form><input id="domainName"><input id="password" type="password">' +
    '<button aria-disabled="true"></button></form></div>';
  return document.getElementById('root') ?? document.body;
};
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => {
  input(id).value = value;
  input(id).dispatchEvent(new Event('input', {bubbles: true}));
};
const submit = () => {
  const event = new Event('submit', {bubbles: true, cancelable: true});
  document.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['ready'];
});
afterEach(() => {
  document.documentElement.dataset['ready'] = '';
});

it('what is typed is used, and enables Next', () => {
  keepEarlyInput(render());
  type('domainName', 'acme');
  expect(input('domainName').dataset['touched']).toBe('');
  expect(document.querySelector('button')?.hasAttribute('aria-disabled')).toBe(false);
});

it('everything typed but the password survives the page, beside what was kept before', () => {
  sessionStorage.setItem(KEY, '{"companyName":"Proefbedrijf BV"}');
  keepEarlyInput(render());
  type('domainName', 'acme');
  type('password', 'Welkom2024x');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    companyName: 'Proefbedrijf BV',
    early: [['domainName', 'acme', false]],
  });

  keepEarlyInput(render());
  expect([input('domainName').value, input('password').value]).toEqual(['acme', '']);
});

it('a submit is not sent, and is remembered until something is typed', () => {
  const root = render();
  keepEarlyInput(root);
  expect([submit(), root.dataset['submitted']]).toEqual([true, '']);
  type('domainName', 'acme');
  expect(root.dataset['submitted']).toBeUndefined();
});

it('nothing is remembered once the page answers', () => {
  const root = render();
  keepEarlyInput(root);
  document.documentElement.dataset['ready'] = '';
  type('domainName', 'acme');
  expect([submit(), root.dataset['submitted']]).toEqual([false, undefined]);
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each(['no json', 'null', '{"early":7}', '{"early":[["nowhere", "x", false]]}'])(
  'survives %s in the storage',
  (kept) => {
    sessionStorage.setItem(KEY, kept);
    keepEarlyInput(render());
    expect(input('domainName').value).toBe('');
  },
);
