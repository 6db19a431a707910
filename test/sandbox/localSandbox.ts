import {readFileSync} from 'node:fs';
import {createSandbox, type Sandbox} from './app.ts';
import {openDatabase} from './state/database.ts';
import type {SandboxOptions} from './services.ts';
import {sqliteRows} from './state/sqliteRows.ts';

export type LocalOptions = Omit<SandboxOptions, 'captchaScript' | 'memory' | 'rows'> & {
  /** Path of the SQLite file, whose folder is made when needed; in memory alone without one, and for ':memory:'. */
  databaseFile?: string;
};

/** The sandbox in Node. */
export const createLocalSandbox = ({databaseFile, ...options}: LocalOptions = {}): Sandbox => {
  const isKept = databaseFile !== undefined && databaseFile !== ':memory:';
  const database = isKept ? openDatabase(databaseFile) : undefined;
  const sandbox = createSandbox({
    ...options,
    captchaScript: readFileSync(new URL('answers/captchaScript.js', import.meta.url), 'utf8'),
    ...(database && {rows: sqliteRows(database)}),
  });
  return {
    ...sandbox,
    close: () => {
      sandbox.close();
      database?.close();
    },
  };
};
