import {findNameScenario} from '../answers/scenarios.ts';

export type Locale = 'nl_NL' | 'en_US';
export type Environment = {domain: string; plan: 'FREE' | 'PRO'; locale: Locale};
/** `created` as ISO 8601, `scope` the key it was made under. */
export type EnvironmentRow = Environment & {scope: string | undefined; created: string};

/** Where environments are kept. */
export type EnvironmentRows = {
  /** False when the name is taken: of any number of concurrent calls precisely one gets true. */
  add(row: EnvironmentRow): boolean;
  find(domain: string): Environment | undefined;
  makePro(domain: string): void;
  /** The last 20, newest first. */
  latest(): readonly Environment[];
  /** Those made under one key, or all of them. */
  clear(scope: string | undefined): void;
};

export type Environments = Omit<EnvironmentRows, 'add'> & {
  /** False when the name is taken. */
  create(domain: string, locale: Locale, scope: string | undefined): boolean;
};

export const createEnvironments = (rows: EnvironmentRows, now: () => number): Environments => {
  const add = (domain: string, locale: Locale, scope: string | undefined): boolean =>
    rows.add({domain, plan: 'FREE', locale, scope, created: new Date(now()).toISOString()});

  const seed = (domain: string): void => {
    if (findNameScenario(domain)?.exists) add(domain, 'nl_NL', undefined);
  };

  return {
    ...rows,
    find: (domain) => {
      seed(domain);
      return rows.find(domain);
    },
    create: (domain, locale, scope) => {
      seed(domain);
      return add(domain, locale, scope);
    },
  };
};
