import type {SandboxDatabase} from './database.ts';
import type {Environment} from './environments.ts';
import type {Rows} from '../services.ts';
import type {PaymentDetails} from './payments.ts';

/** In a SQLite file, which several processes may use. */
export const sqliteRows = (database: SandboxDatabase): Rows => ({
  environments: {
    add: ({domain, plan, locale, scope, created}) =>
      database.run('INSERT INTO environments VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING', [
        domain,
        plan,
        locale,
        scope ?? null,
        created,
      ]) === 1,
    find: (domain) =>
      database.get('SELECT domain, plan, locale FROM environments WHERE domain = ?', [domain]) as
        Environment | undefined,
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
  },
  payments: {
    add: ({id, domain, paid, ...details}) => {
      const values = [id, domain, Number(paid), JSON.stringify(details)];
      database.run('INSERT INTO payments VALUES (?, ?, ?, ?)', values);
    },
    find: (id) => {
      const row = database.get('SELECT domain, paid, details FROM payments WHERE id = ?', [id]);
      if (!row) return undefined;
      const details = JSON.parse(String(row['details'])) as PaymentDetails;
      return {...details, id, domain: String(row['domain']), paid: row['paid'] === 1};
    },
    pay: (id) => database.run('UPDATE payments SET paid = 1 WHERE id = ? AND paid = 0', [id]) === 1,
  },
});
