import type {EarlierLoad, InspectedActor, Position, Step, TriedGuard} from '../messages.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';

const listOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isOne);

const mapOf =
  (isOne: Check): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isOne);

/** One check for every field of a type. */
const shape =
  <T>(fields: Record<keyof T, Check>): Check =>
  (value) =>
    mapOf(() => true)(value) &&
    Object.entries<Check>(fields).every(([name, isField]) =>
      isField(Reflect.get(Object(value), name)),
    );

const isFacts = mapOf((fact) => isText(fact) || isNumber(fact) || isFlag(fact));

const isFactsOrNothing: Check = (value) => value === undefined || isFacts(value);

const isStateValue: Check = (value) => isText(value) || mapOf(isStateValue)(value);

const isPosition = shape<Position>({
  active: listOf(isText),
  value: isStateValue,
  state: isText,
  tags: listOf(isText),
  status: (status) => ['active', 'done', 'error', 'stopped'].includes(String(status)),
  path: isText,
  history: isText,
  context: isFacts,
});

const isTried = shape<TriedGuard>({
  guard: isText,
  arrow: isText,
  passed: isFlag,
  reads: isFacts,
  wants: isFactsOrNothing,
});

const isStep = shape<Step>({
  seq: isNumber,
  at: isNumber,
  actor: isText,
  event: isText,
  facts: isFacts,
  tried: listOf(isTried),
  fired: listOf(isText),
  after: isPosition,
  address: isText,
});

const isLoad = shape<EarlierLoad>({
  load: isText,
  actors: listOf(shape<InspectedActor>({id: isText, flow: isText, at: isNumber})),
  steps: listOf(isStep),
});

/** Whether what storage holds is what a load of the app has kept there. */
export const isKeptLoad = (value: unknown): value is EarlierLoad => isLoad(value);
