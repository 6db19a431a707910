import {afterEach, expect, it} from 'vitest';
import {keepInput, usedIn} from '../../../../src/app/screens/keepInput.ts';

const PAGE = `
  <input name="domainName">
  <input name="companyName">
  <input name="terms" type="checkbox" data-touched>
  <input name="plan" type="radio" value="free">
  <input name="plan" type="radio" value="pro">
  <button>Volgende</button>`;

const openPage = () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = PAGE;
  const control = (at: number) => root.querySelectorAll('input')[at] as HTMLInputElement;
  return {root, control};
};

afterEach(() => document.body.replaceChildren());

it('puts into a page that is rendered again what was typed and chosen, up to the last moment @F4', () => {
  const {root, control} = openPage();
  control(0).value = 'acme';
  const putBack = keepInput(root);
  control(0).value = 'acmetest';
  control(4).checked = true;

  root.innerHTML = PAGE;
  // As a draft fills it in.
  control(1).value = 'Proefbedrijf BV';
  control(2).checked = true;
  const heard: string[] = [];
  root.addEventListener('input', ({target}) => heard.push((target as HTMLInputElement).name));
  putBack();

  expect([control(0).value, control(1).value]).toEqual(['acmetest', 'Proefbedrijf BV']);
  expect([control(2).checked, control(3).checked, control(4).checked]).toEqual([
    false,
    false,
    true,
  ]);
  expect(heard).toEqual(['domainName', 'terms', 'plan']);
});

it('restores the focus to the control that had it last, and its selection', () => {
  const {root, control} = openPage();
  const putBack = keepInput(root);
  control(0).value = 'acmetest';
  control(0).focus();
  control(0).setSelectionRange(2, 5);

  root.innerHTML = PAGE;
  putBack();

  expect(document.activeElement).toBe(control(0));
  expect([control(0).selectionStart, control(0).selectionEnd]).toEqual([2, 5]);
});

it('changes nothing in a page that stayed', () => {
  const {root, control} = openPage();
  const putBack = keepInput(root);
  control(0).value = 'acmetest';
  root.querySelector('button')?.focus();
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push('input'));

  putBack();

  expect([document.activeElement, heard]).toEqual([root.querySelector('button'), []]);
});

it('reads what was typed, chosen or emptied again, and nothing that was left alone', () => {
  const {root, control} = openPage();
  expect(usedIn(root)).toEqual({terms: ''});

  control(0).value = 'acme';
  control(1).dataset['touched'] = '';
  control(2).checked = true;
  control(3).checked = true;
  control(4).dataset['touched'] = '';
  expect(usedIn(root)).toEqual({domainName: 'acme', companyName: '', terms: 'on', plan: 'free'});
});
