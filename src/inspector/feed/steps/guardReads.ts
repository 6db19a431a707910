import type {AnyEventObject, AnyMachineSnapshot} from 'xstate';
import {evaluateGuard} from 'xstate/guards';
import {Secret} from '../../../../machines/shared/secret.ts';
import {visitorCases} from '../../../../machines/shared/model/flowCases.ts';
import type {InspectedFlow} from '../../flows.ts';
import {contextFacts, eventFacts} from './facts.ts';
import type {Facts} from '../messages.ts';
import {bagOf} from './formats.ts';

type Guard = NonNullable<Parameters<typeof evaluateGuard>[0]>;
type Path = readonly string[];

/** What a guard judges by. */
type Given = {context: AnyMachineSnapshot['context']; event: AnyEventObject};

const isBag = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Secret);

/** The same value, which notes what is read of it. */
const watched = <T>(value: T, path: Path, note: (path: Path) => void): T =>
  isBag(value)
    ? new Proxy(value, {
        get: (target, name) => {
          const found: unknown = Reflect.get(target, name);
          if (typeof name === 'symbol') return found;
          const place = [...path, name];
          if (!isBag(found)) note(place);
          return watched(found, place, note);
        },
      })
    : value;

/** Asks a guard; returns its answer, and the places it has read, each once. */
export const askGuard = (guard: Guard, {context, event}: Given, snapshot: AnyMachineSnapshot) => {
  const places = new Map<string, Path>();
  const note = (path: Path) => places.set(path.join('.'), path);
  const passed = evaluateGuard(
    guard,
    watched(context, ['context'], note),
    watched(event, ['event'], note),
    snapshot,
  );
  places.delete('event.type');
  return {passed: Boolean(passed), places: [...places.values()]};
};

const NAMES: Readonly<Record<string, string>> = {
  'context.environment.url': 'environmentUrl',
  'context.botCheck.version': 'botCheck',
  'event.output.kind': 'result',
};

/** What may be shown of the places that a guard has read. */
export const factsAt = ({context, event}: Given, places: readonly Path[]): Facts => {
  const known = contextFacts(context);
  const facts = eventFacts(event);
  return Object.fromEntries(
    places.map((path): [string, Facts[string]] => {
      const name = NAMES[path.join('.')] ?? path.at(-1) ?? '';
      return path[0] === 'event'
        ? [`event: ${name}`, facts[name] ?? 'not shown']
        : [name, known[name] ?? 'not shown'];
    }),
  );
};

const EXTRA: Readonly<Record<string, readonly unknown[]>> = {
  availability: ['free', 'taken', 'unanswered', 'unknown'],
  botCheck: [{token: new Secret('example'), version: 2}],
  version: [2, 3],
};

/** All values that the model's examples have under a name. */
const valuesIn = (value: unknown, name: string): unknown[] => {
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...(key === name ? [one] : []),
    ...valuesIn(one, name),
  ]);
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, name) => bagOf(found)[name], value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Other values for a place, out of the model's examples. */
const othersFor = (flow: InspectedFlow, given: Given, path: Path): unknown[] => {
  const name = path.at(-1) ?? '';
  const now = at(given, path);
  const events = visitorCases(flow.model).map(({event}) => event);
  const examples =
    path[0] === 'event'
      ? events.filter(({type}) => type === given.event.type).map((event) => at({event}, path))
      : [...Object.values(flow.model.starts), ...events].flatMap((one) => valuesIn(one, name));
  const flipped = typeof now === 'boolean' ? [!now] : [];
  const others = [...flipped, ...(EXTRA[name] ?? []), ...examples];
  return [...new Set(others)].filter((one) => !isSame(one, now));
};

const withValue = (bag: unknown, [name = '', ...rest]: Path, value: unknown): object => ({
  ...bagOf(bag),
  [name]: rest.length === 0 ? value : withValue(bagOf(bag)[name], rest, value),
});

const MOST_CHANGES = 20;

/** Another screen is another question. */
const FIXED = 'event.screen';

/**
 * What would have to differ for a guard to pass: the least there is of the model's examples, found by changing what it
 * read last until it passes, and taking back what was not needed. Undefined where no example makes it pass.
 */
export const wantsOf = (
  flow: InspectedFlow,
  guard: Guard,
  given: Given,
  snapshot: AnyMachineSnapshot,
): Facts | undefined => {
  const changed = new Map<string, {path: Path; value: unknown}>();
  const apply = (): Given =>
    [...changed.values()].reduce<Given>(
      (all, {path, value}) => withValue(all, path, value) as Given,
      given,
    );
  const passes = () => askGuard(guard, apply(), snapshot).passed;
  for (let turn = 0; turn < MOST_CHANGES && !passes(); turn += 1) {
    const {places} = askGuard(guard, apply(), snapshot);
    const path = places.findLast((one) => {
      const name = one.join('.');
      return name !== FIXED && !changed.has(name);
    });
    if (!path) return undefined;
    const key = path.join('.');
    const tries = othersFor(flow, apply(), path);
    const helping = tries.find((value) => {
      changed.set(key, {path, value});
      return askGuard(guard, apply(), snapshot).passed;
    });
    changed.set(key, {path, value: helping ?? tries[0] ?? at(given, path)});
  }
  if (!passes()) return undefined;
  const all = [...changed];
  for (const [key, one] of all) {
    changed.delete(key);
    if (!passes()) changed.set(key, one);
  }
  const paths = [...changed.values()].map(({path}) => path);
  return factsAt(apply(), paths);
};
