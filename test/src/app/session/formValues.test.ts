// @vitest-environment node
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Draft, emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import {createFormValues} from '../../../../src/app/session/formValues.ts';

const draft: Draft = {
  ...emptyDraft,
  domainName: 'acmetest',
  firstName: 'Jan',
  teamMembers: [{firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'}],
};

/** A storage of one entry, like the browser's. */
const storageWith = (found: string | null = null) => {
  const entries = new Map(found === null ? [] : [['formvalues', found]]);
  const storage: Storage = {
    length: 1,
    clear: () => entries.clear(),
    key: () => 'formvalues',
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return {storage, entries};
};

const refused = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('are empty at first and leave nothing behind', () => {
  const {storage, entries} = storageWith();

  expect(createFormValues(() => storage).read()).toEqual(emptyDraft);
  expect(entries).toEqual(new Map());
});

it('are kept under one key as one JSON object, and restored by the next page @3-1 @9-16', () => {
  const {storage, entries} = storageWith();

  createFormValues(() => storage).write(draft);

  expect([...entries.keys()]).toEqual(['formvalues']);
  expect(JSON.parse(entries.get('formvalues') ?? '')).toEqual(draft);
  expect(createFormValues(() => storage).read()).toEqual(draft);
});

it.each([
  ['sent', {sent: {purpose: 'signUp', domainName: 'acmetest'}}],
  ['lost', {lost: [{purpose: 'upgrade', domainName: 'acmetest'}]}],
] as const)('without anything typed are kept while a request is %s', (_, marks) => {
  const {storage} = storageWith();

  createFormValues(() => storage).write({...emptyDraft, ...marks});

  expect(createFormValues(() => storage).read()).toEqual({...emptyDraft, ...marks});
});

it('in memory take precedence over what another tab has stored @3-3', () => {
  const {storage, entries} = storageWith();
  const values = createFormValues(() => storage);
  values.write(draft);
  entries.set('formvalues', JSON.stringify({...draft, firstName: 'Piet'}));

  expect(values.read()).toEqual(draft);
});

it('are removed when they are cleared @2.12-1', () => {
  const {storage, entries} = storageWith();
  const values = createFormValues(() => storage);
  values.write(draft);

  values.write(emptyDraft);

  expect(entries).toEqual(new Map());
  expect(values.read()).toEqual(emptyDraft);
});

it('never bring a password or a token back, and drop what an entry holds of them @3-2 @B18', () => {
  const {storage, entries} = storageWith(
    JSON.stringify({...draft, password: 'Welkom2024x', token: 'v3-token', version: 3}),
  );

  expect(createFormValues(() => storage).read()).toEqual(draft);
  expect(JSON.parse(entries.get('formvalues') ?? '')).toEqual(draft);
});

describe('a broken entry is ignored and overwritten', () => {
  it.each([
    '{"a":',
    'null',
    '"x"',
    '[]',
    '42',
    '{}',
    '',
    '{"subscriptionDetails":null}',
    '{"teamMembers":"x"}',
    '{"domainName":{}}',
    '{"billingDetails":[]}',
    '{"__proto__":{"firstName":"Jan"}}',
    '[object Object]',
  ])('%s', (found) => {
    const {storage, entries} = storageWith(found);

    expect(createFormValues(() => storage).read()).toEqual(emptyDraft);
    expect(entries).toEqual(new Map());
  });

  it('except for what is valid in it', () => {
    const {storage, entries} = storageWith('{"firstName":"Jan","lastName":7,"discount":99}');

    expect(createFormValues(() => storage).read()).toEqual({...emptyDraft, firstName: 'Jan'});
    expect(JSON.parse(entries.get('formvalues') ?? '')).toEqual({...emptyDraft, firstName: 'Jan'});
  });

  it('and rows of the team that are none become empty rows', () => {
    const {storage} = storageWith('{"teamMembers":[null,{"firstName":"Piet","email":7}]}');

    expect(createFormValues(() => storage).read().teamMembers).toEqual([
      {firstName: '', lastName: '', email: ''},
      {firstName: 'Piet', lastName: '', email: ''},
    ]);
  });

  it('whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (found) => {
        const {storage} = storageWith(found);
        const restored = createFormValues(() => storage).read();
        expect(Object.keys(restored).toSorted()).toEqual(Object.keys(emptyDraft).toSorted());
      }),
    );
  });
});

describe('stay in memory', () => {
  const {storage} = storageWith(JSON.stringify({firstName: 'Piet'}));
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it.each<[string, () => Storage]>([
    ['where touching the storage is refused', refused],
    ['where reading is refused', () => ({...storageWith().storage, getItem: refused})],
    ['where writing is refused', () => ({...storageWith().storage, setItem: refused})],
    ['where the storage is full', () => ({...storageWith().storage, setItem: full})],
    ['where there is no storage', () => undefined as unknown as Storage],
  ])('%s', (_, blocked) => {
    const values = createFormValues(blocked);
    expect(values.read()).toEqual(emptyDraft);

    values.write(draft);
    expect(values.read()).toEqual(draft);

    values.write(emptyDraft);
    expect(values.read()).toEqual(emptyDraft);
  });

  it('and are cleared there where removing is refused @B15', () => {
    const values = createFormValues(() => ({
      ...storage,
      getItem: storage.getItem,
      removeItem: refused,
    }));
    expect(values.read().firstName).toBe('Piet');

    expect(() => values.write(emptyDraft)).not.toThrow();
  });
});
