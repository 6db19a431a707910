import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Step} from '../../../../../src/inspector/feed/messages.ts';
import {readForm, watchForms} from '../../../../../src/inspector/feed/page/pageForm.ts';

const CANARY = 'Canary2024x';

beforeEach(() => {
  document.body.innerHTML = `
    <div role="alert" tabindex="-1"></div>
    <form>
      <input name="domainName" aria-required="true" value="${CANARY}">
      <input name="password" aria-required="true">
      <input name="companyName">
      <input name="terms" type="checkbox" aria-required="true">
      <button>Next</button>
    </form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
});

afterEach(() => document.body.replaceChildren());

const submit = () => document.querySelector('form')?.requestSubmit();
const findWrong = (name: string) =>
  document.querySelector(`[name=${name}]`)?.setAttribute('aria-invalid', 'true');
const focusSummary = () => document.querySelector<HTMLElement>('[role=alert]')?.focus();

const watch = () => {
  const report = vi.fn();
  const {onStep} = watchForms(document, report);
  return {report, passOn: (event: string) => onStep({event} as Step)};
};

test('a form is described by the names of its fields, and of those for which it would refuse Next', () => {
  findWrong('domainName');
  const form = readForm(document);
  expect(form).toEqual({
    fields: ['domainName', 'password', 'companyName', 'terms'],
    wanting: ['domainName', 'password', 'terms'],
  });
  expect(JSON.stringify(form)).not.toContain(CANARY);
  document.querySelector('form')?.remove();
  expect(readForm(document)).toBeUndefined();
});

test('a submit that the form refuses is reported with the fields that are wrong', () => {
  const {report, passOn} = watch();
  submit();
  passOn('draft.save');
  findWrong('password');
  focusSummary();
  expect(report.mock.calls).toEqual([[['password']]]);
});

test('errors that the flow found after the form accepted are no refusal of the form', () => {
  const {report, passOn} = watch();
  submit();
  passOn('account.submit');
  findWrong('domainName');
  focusSummary();
  expect(report).not.toHaveBeenCalled();
});
