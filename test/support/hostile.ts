import fc from 'fast-check';
import type {Draft} from '../../machines/shared/draft/draft.ts';
import {billingDetails, piet, signedUp} from './people.ts';

/** Texts that would do something where a page takes text for more than text. */
export const MARKUP = [
  '<img src=x onerror=ran=1>',
  '"><script>ran=1</script>',
  `' autofocus onfocus=ran=1 x='`,
  '</title></textarea><svg/onload=ran=1>',
  'javascript:ran=1',
  'java\tscript:ran=1',
  'data:text/html,<script>opener.ran=1</script>',
  '//evil.example/x',
  'https://127.0.0.1@evil.example',
  '{{constructor.constructor("ran=1")()}}',
  '$t(app.loading) {{brand}} <1>x</1>',
  '__proto__',
  '{"__proto__":{"polluted":1}}',
  '\u202Eexe.fdp\u0000\u2028%00%0d%0aSet-Cookie:x=1',
] as const;

export const hostileText = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.webUrl(),
);

/** Everything that a draft may hold; its type lets no field be left out. */
export const fullDraft: Required<Draft> = {
  ...signedUp,
  exampleData: 'data',
  teamMembers: [piet],
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  billingDetails: {...billingDetails, invoiceReference: 'PO 2024'},
  existingDomainName: 'acmebv',
  sent: {purpose: 'upgrade', domainName: 'acmebv'},
  lost: [{purpose: 'signUp', domainName: 'acmetest'}],
  accepted: [{purpose: 'upgrade', domainName: 'acmebv'}],
  refused: [{purpose: 'signUp', domainName: 'acmetwee'}],
  acceptedUrl: 'https://acmebv.testwerf.example/',
  ordered: {period: 'monthly', numberOfUsers: '10'},
};

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

const UNWELCOME_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'password'];

/** As JSON brings it, so that `__proto__` is a key like any other. */
const objectOf = (entries: readonly (readonly [string, unknown])[]): unknown =>
  JSON.parse(
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
  );

/** JSON whose keys are those of a known value, or of every object, with anything behind them. */
export const hostileJson = (known: unknown): fc.Arbitrary<unknown> =>
  fc.letrec<{value: unknown}>((tie) => ({
    value: fc.oneof(
      {maxDepth: 4},
      fc.constantFrom(null, true, 0, '', 'YES', 'yearly', '25', 'data'),
      hostileText,
      fc.array(tie('value'), {maxLength: 5}),
      fc
        .array(fc.tuple(fc.constantFrom(...keysOf(known), ...UNWELCOME_KEYS), tie('value')), {
          maxLength: 8,
        })
        .map(objectOf),
    ),
  })).value;

/** JSON in the shape of a known value, in which any part may be right, missing, hostile or of another kind. */
export const nearly = (known: unknown): fc.Arbitrary<unknown> => {
  const other = fc.oneof(hostileText, hostileJson(known));
  if (Array.isArray(known)) {
    const list = fc.array(nearly(known[0]), {maxLength: 30});
    return fc.oneof({weight: 4, arbitrary: list}, {weight: 1, arbitrary: other});
  }
  if (typeof known !== 'object' || known === null) {
    return fc.oneof({weight: 1, arbitrary: fc.constant(known)}, {weight: 2, arbitrary: other});
  }
  const entries = Object.entries(known).map(([key, value]) =>
    fc.tuple(fc.constant(key), nearly(value)),
  );
  const polluting = fc.tuple(fc.constant('__proto__'), fc.constant({polluted: 1}));
  const object = fc
    .tuple(...entries.map((entry) => fc.option(entry, {freq: 8})), fc.option(polluting))
    .map((found) => objectOf(found.filter((entry) => entry !== null)));
  return fc.oneof({weight: 8, arbitrary: object}, {weight: 1, arbitrary: other});
};

const pathsOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [
        [],
        ...Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((to) => [key, ...to])),
      ]
    : [[]];

const put = (known: unknown, [key, ...rest]: readonly string[], part: unknown): unknown => {
  if (key === undefined) return part;
  const found = put(Reflect.get(Object(known), key), rest, part);
  return Array.isArray(known) ? known.with(Number(key), found) : {...Object(known), [key]: found};
};

/** A known value of which one part, however deep, is hostile or of another kind. */
export const butOne = (known: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...pathsOf(known)), fc.oneof(hostileText, hostileJson(known)))
    .map(([to, part]) => put(known, to, part));
