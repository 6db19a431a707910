import type {Environment, EnvironmentRow} from './environments.ts';
import type {SetOverride} from './overrides.ts';
import type {Rows} from '../services.ts';
import type {Payment} from './payments.ts';
import type {Token} from './tokens.ts';

/** All that a sandbox knows but the log of its requests, which hold what was typed. */
export type Memory = {
  environments: Map<string, EnvironmentRow>;
  payments: Map<string, Payment>;
  tokens: Map<string, Token>;
  overrides: SetOverride[];
};

/** As it was written, empty without a text. */
export const readMemory = (text = '{}'): Memory => {
  const {environments, payments, tokens, overrides = []} = JSON.parse(text);
  return {
    environments: new Map(environments),
    payments: new Map(payments),
    tokens: new Map(tokens),
    overrides,
  };
};

export const writeMemory = (memory: Memory): string =>
  JSON.stringify(memory, (_, value: unknown) => (value instanceof Map ? [...value] : value));

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

const newestFirst = (one: EnvironmentRow, other: EnvironmentRow): number =>
  compare(other.created, one.created) || compare(one.domain, other.domain);

export const memoryRows = ({environments, payments}: Memory): Rows => ({
  environments: {
    add: (row) => {
      if (environments.has(row.domain)) return false;
      environments.set(row.domain, {...row});
      return true;
    },
    find: (domain) => {
      const {plan, locale} = environments.get(domain) ?? {};
      return plan && locale && {domain, plan, locale};
    },
    makePro: (domain) => {
      const row = environments.get(domain);
      if (row) row.plan = 'PRO';
    },
    latest: () =>
      [...environments.values()]
        .toSorted(newestFirst)
        .slice(0, 20)
        .map(({domain, plan, locale}): Environment => ({domain, plan, locale})),
    clear: (scope) => {
      for (const row of environments.values()) {
        if (scope === undefined || row.scope === scope) environments.delete(row.domain);
      }
    },
  },
  payments: {
    add: (payment) => void payments.set(payment.id, {...payment}),
    find: (id) => payments.get(id),
    pay: (id) => {
      const payment = payments.get(id);
      if (!payment || payment.paid) return false;
      payment.paid = true;
      return true;
    },
  },
});
