// @vitest-environment node
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createSandbox} from '../app.ts';
import {openDatabase} from './database.ts';
import type {EnvironmentRow} from './environments.ts';
import {memoryRows, readMemory, writeMemory} from './memory.ts';
import type {Rows} from '../services.ts';
import type {Payment} from './payments.ts';
import {checkout} from '../requestBuilders.ts';
import {sqliteRows} from './sqliteRows.ts';

const acme: EnvironmentRow = {
  domain: 'acmetest',
  plan: 'FREE',
  locale: 'nl_NL',
  scope: undefined,
  created: '2026-01-01T00:00:00.000Z',
};
const payment = {
  ...checkout,
  id: 'one',
  domain: 'acmetest',
  paid: false,
  environmentUrl: 'https://acmetest.testwerf.example',
  locale: 'nl_NL',
  discount: 14,
} as Payment;

let rows: Rows;

const STARTS = {
  memory: () => {
    rows = memoryRows(readMemory());
    return () => {};
  },
  SQLite: () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const database = openDatabase(join(folder, 'sandbox.sqlite'));
    rows = sqliteRows(database);
    return () => {
      database.close();
      rmSync(folder, {recursive: true});
    };
  },
};

describe.each(['memory', 'SQLite'] as const)('rows in %s', (where) => {
  beforeEach(() => STARTS[where]());

  it('give a name away once', () => {
    expect([rows.environments.add(acme), rows.environments.add(acme)]).toEqual([true, false]);
    expect(rows.environments.find('acmetest')).toEqual({
      domain: 'acmetest',
      plan: 'FREE',
      locale: 'nl_NL',
    });
    expect(rows.environments.find('constructor')).toBeUndefined();
  });

  it('make one environment PRO', () => {
    for (const domain of ['acmetest', 'other']) rows.environments.add({...acme, domain});
    rows.environments.makePro('acmetest');
    rows.environments.makePro('unknown');
    expect(rows.environments.latest()).toEqual([
      {domain: 'acmetest', plan: 'PRO', locale: 'nl_NL'},
      {domain: 'other', plan: 'FREE', locale: 'nl_NL'},
    ]);
  });

  it('list the last twenty environments, newest first', () => {
    for (let day = 10; day < 31; day += 1) {
      const created = `2026-01-${day}T00:00:00.000Z`;
      rows.environments.add({...acme, domain: `name${day}`, created});
    }
    const names = rows.environments.latest().map(({domain}) => domain);
    expect(names).toEqual(Array.from({length: 20}, (_, index) => `name${30 - index}`));
  });

  it('forget the environments of one key, or all', () => {
    for (const scope of ['a', 'b', undefined]) {
      rows.environments.add({...acme, domain: `of${scope}`, scope});
    }
    const left = () => rows.environments.latest().map(({domain}) => domain);
    rows.environments.clear('a');
    expect(left()).toEqual(['ofb', 'ofundefined']);
    rows.environments.clear(undefined);
    expect(left()).toEqual([]);
  });

  it('take a payment once', () => {
    rows.payments.add(payment);
    expect(rows.payments.find('one')).toEqual(payment);
    expect([rows.payments.pay('one'), rows.payments.pay('one')]).toEqual([true, false]);
    expect(rows.payments.find('one')).toEqual({...payment, paid: true});
    expect([rows.payments.pay('two'), rows.payments.find('two')]).toEqual([false, undefined]);
  });
});

describe('the memory of a sandbox', () => {
  const ask = (memory: ReturnType<typeof readMemory>, path: string, body: object) =>
    createSandbox({captchaScript: '', memory}).app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
    });

  it('goes on where it was written, without the requests', async () => {
    const memory = readMemory();
    memoryRows(memory).environments.add(acme);
    memoryRows(memory).payments.add(payment);
    const issued = await ask(memory, '/sandbox/recaptcha/challenge', {siteKey: 'typed'});
    await ask(memory, '/sandbox/scenario', {call: 'availability', fault: 'hang'});
    const {token} = await issued.json();

    const written = writeMemory(memory);
    const later = readMemory(written);
    expect(later).toEqual(memory);
    const checked = await ask(later, '/api/validate-captcha', {token, version: 2});
    expect(await checked.json()).toEqual({is_token_valid: true, captcha: false});
    expect(written).not.toContain('typed');
  });
});
