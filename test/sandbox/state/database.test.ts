// @vitest-environment node
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openDatabase} from './database.ts';
import {createEnvironments} from './environments.ts';
import {sqliteRows} from './sqliteRows.ts';

const SQLITE = createRequire(import.meta.url).resolve('node-sqlite3-wasm');
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, '.sandbox', 'sandbox.sqlite');
});
afterEach(() => rmSync(folder, {recursive: true}));

const withEnvironments = <Result>(
  action: (environments: ReturnType<typeof createEnvironments>) => Result,
): Result => {
  const database = openDatabase(file);
  try {
    return action(createEnvironments(sqliteRows(database).environments, Date.now));
  } finally {
    database.close();
  }
};

const createAcmetest = () => withEnvironments((all) => all.create('acmetest', 'nl_NL', undefined));

describe('the database file', () => {
  it('keeps a name taken after a restart', () => {
    expect([createAcmetest(), createAcmetest()]).toEqual([true, false]);
  });

  it('opens at once after a crash that left its lock behind', () => {
    createAcmetest();
    mkdirSync(`${file}.lock`);
    utimesSync(`${file}.lock`, new Date(0), new Date(0));
    expect(withEnvironments((all) => all.find('acmetest')?.plan)).toBe('FREE');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('opens after a crash of a moment ago too', () => {
    mkdirSync(`${file}.lock`, {recursive: true});
    expect(createAcmetest()).toBe(true);
  });

  it('waits for another process to release its lock', async () => {
    createAcmetest();
    const holder = spawn(process.execPath, [
      '-e',
      `const fs = require('node:fs');
       fs.mkdirSync(process.argv[1]);
       process.stdout.write('held');
       setTimeout(() => fs.rmdirSync(process.argv[1]), 200);`,
      `${file}.lock`,
    ]);
    await once(holder.stdout, 'data');
    expect(createAcmetest()).toBe(false);
    await once(holder, 'exit');
  });

  it('is set aside when broken', () => {
    mkdirSync(join(folder, '.sandbox'));
    writeFileSync(file, 'no database '.repeat(500));
    expect(createAcmetest()).toBe(true);
    expect(existsSync(`${file}.broken`)).toBe(true);
  });

  it('gives each name to one of two processes', async () => {
    const names = Array.from({length: 100}, (_, index) => `name${index}`);
    withEnvironments(() => undefined);
    const rival = `
      const {Database} = require(process.argv[1]);
      const database = new Database(process.argv[2]);
      database.exec('PRAGMA busy_timeout = 10000');
      const won = JSON.parse(process.argv[3]).filter((name) => database.run(
        "INSERT INTO environments VALUES (?, 'FREE', 'nl_NL', NULL, '') ON CONFLICT DO NOTHING", [name],
      ).changes === 1);
      database.close();
      console.log(JSON.stringify(won));`;
    const run = promisify(execFile);
    const args = ['-e', rival, SQLITE, file, JSON.stringify(names)];
    const rivals = await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
    const won = rivals.flatMap(({stdout}) => JSON.parse(stdout) as string[]);
    expect(won.toSorted()).toEqual(names.toSorted());
  });
});
