import {mkdirSync, renameSync, rmdirSync, statSync} from 'node:fs';
import {dirname} from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type {BindValues, NormalQueryResult} from 'node-sqlite3-wasm';

/** One SQLite file; every statement stands alone and waits while another process writes. */
export type SandboxDatabase = {
  /** Number of rows changed. */
  run(sql: string, values?: BindValues): number;
  get(sql: string, values?: BindValues): NormalQueryResult | undefined;
  all(sql: string, values?: BindValues): NormalQueryResult[];
  close(): void;
};

const BUSY_TIMEOUT_MS = 2000;
const MAX_ATTEMPTS = 5;

const TABLES = `
  CREATE TABLE IF NOT EXISTS environments (
    domain TEXT PRIMARY KEY, plan TEXT NOT NULL, locale TEXT NOT NULL, scope TEXT, created TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY, domain TEXT NOT NULL, paid INTEGER NOT NULL, details TEXT NOT NULL
  );
`;

const hasMessage = (error: unknown, text: string): boolean =>
  error instanceof Error && error.message.includes(text);

/** A process that was killed leaves its lock folder behind; a live one holds it for milliseconds. */
const dropStaleLock = (file: string): void => {
  const lock = `${file}.lock`;
  const age = Date.now() - (statSync(lock, {throwIfNoEntry: false})?.mtimeMs ?? Infinity);
  if (age > BUSY_TIMEOUT_MS) {
    try {
      rmdirSync(lock);
    } catch {
      // Another process was quicker.
    }
  }
};

const withLock = <Result>(file: string, operation: () => Result): Result => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return operation();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasMessage(error, 'locked')) throw error;
      dropStaleLock(file);
    }
  }
};

const open = (file: string): sqlite.Database => {
  const database = new sqlite.Database(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    withLock(file, () => database.exec(TABLES));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const openOrStartAfresh = (file: string): sqlite.Database => {
  try {
    return open(file);
  } catch (error) {
    if (!hasMessage(error, 'not a database') && !hasMessage(error, 'malformed')) throw error;
    renameSync(file, `${file}.broken`);
    return open(file);
  }
};

export const openDatabase = (file: string): SandboxDatabase => {
  mkdirSync(dirname(file), {recursive: true});
  dropStaleLock(file);
  const database = openOrStartAfresh(file);
  return {
    run: (sql, values) => withLock(file, () => database.run(sql, values).changes),
    get: (sql, values) =>
      withLock(file, () => (database.get(sql, values) as NormalQueryResult | null) ?? undefined),
    all: (sql, values) => withLock(file, () => database.all(sql, values) as NormalQueryResult[]),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};
