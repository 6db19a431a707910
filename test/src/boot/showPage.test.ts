import {beforeEach, expect, it} from 'vitest';
import {showPage} from '../../../src/boot/showPage.ts';

const template = (page: string, language: string, html: string) =>
  `<template data-page="${page}" data-language="${language}" data-chunks="x">${html}</template>`;

beforeEach(() => {
  document.title = 'Testwerf';
  document.body.innerHTML = [
    '<div id="root" data-main="main"></div>',
    template('/free', 'nl', '<h1>Kies</h1>'),
    template('/free', 'en', '<h1>Choose</h1>'),
    template('/premium', 'nl', ''),
    '<div data-unstarted>The page could not be started</div>',
  ].join('');
});

const show = (path: string, language: 'nl' | 'en' = 'nl') => {
  const root = document.getElementById('root') ?? document.body;
  showPage(root, language, path);
  return root;
};

it.each(['/free', '/free/'])(
  'shows what is prerendered for %s in the visitor’s language',
  (path) => {
    const root = show(path, 'en');
    expect(root.innerHTML).toBe('<h1>Choose</h1>');
    expect({...root.dataset}).toEqual({main: 'main', page: '/free', language: 'en', chunks: 'x'});
    expect([document.title, document.documentElement.lang]).toEqual(['Choose – Testwerf', 'en']);
  },
);

it('names the files of a page that is not prerendered', () => {
  const root = show('/premium');
  expect([root.innerHTML, root.dataset['chunks'], document.title]).toEqual(['', 'x', 'Testwerf']);
});

it('shows nothing of another page, and leaves none behind', () => {
  const root = show('/free/step2');
  expect([root.innerHTML, document.querySelectorAll('template').length]).toEqual(['', 0]);
});

it('removes the notice that the page could not start @F10', () => {
  show('/free');
  expect(document.querySelector('[data-unstarted]')).toBeNull();
});
