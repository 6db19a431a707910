import type {SandboxDatabase} from './database.ts';
import {findNameScenario} from './scenarios.ts';

export type Locale = 'nl_NL' | 'en_US';
export type Environment = {domain: string; plan: 'FREE' | 'PRO'; locale: Locale};

export type Environments = {
  find(domain: string): Environment | undefined;
  /** False when the name is taken: of any number of concurrent calls precisely one gets true. */
  create(domain: string, locale: Locale, scope: string | undefined): boolean;
  makePro(domain: string): void;
  latest(): readonly Environment[];
  /** Those made under one key, or all of them. */
  clear(scope: string | undefined): void;
};

export const createEnvironments = (database: SandboxDatabase, now: () => number): Environments => {
  const insert = (domain: string, locale: Locale, scope: string | undefined): boolean =>
    database.run('INSERT INTO environments VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING', [
      domain,
      'FREE',
      locale,
      scope ?? null,
      new Date(now()).toISOString(),
    ]) === 1;

  const seed = (domain: string): void => {
    if (findNameScenario(domain)?.exists) insert(domain, 'nl_NL', undefined);
  };

  return {
    find: (domain) => {
      seed(domain);
      return database.get('SELECT domain, plan, locale FROM environments WHERE domain = ?', [
        domain,
      ]) as Environment | undefined;
    },
    create: (domain, locale, scope) => {
      seed(domain);
      return insert(domain, locale, scope);
    },
    makePro: (domain) => {
      database.run("UPDATE environments SET plan = 'PRO' WHERE domain = ?", [domain]);
    },
    latest: () =>
      database.all(
        'SELECT domain, plan, locale FROM environments ORDER BY created DESC, domain LIMIT 20',
      ) as Environment[],
    clear: (scope) => {
      if (scope === undefined) database.run('DELETE FROM environments');
      else database.run('DELETE FROM environments WHERE scope = ?', [scope]);
    },
  };
};
