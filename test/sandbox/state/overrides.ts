import type {Call, Override} from '../answers/faults.ts';

/** An override, and whose it is when it was set with others in the place of those before. */
export type SetOverride = Override & {owner?: string | undefined};

export type Overrides = {
  /** Adds one; without `times` it replaces the lasting one of the same call, domain and key. */
  add(override: Override): void;
  /** Gives an owner these and no others. */
  replace(owner: string, own: readonly Override[]): void;
  /** The one for this request, counted down; a key's own come first, counted ones before lasting ones. */
  take(call: Call, key: string | undefined, domain: string | undefined): SetOverride | undefined;
  /** Those of one key, or all of them. */
  clear(key: string | undefined): void;
  /** Lasting overrides without a key or domain: what the sandbox page shows and sets. */
  lasting(): readonly Override[];
  clearLasting(): void;
};

const isLasting = ({times, key, domain}: Override): boolean =>
  times === undefined && key === undefined && domain === undefined;

export const createOverrides = (memory: {overrides: SetOverride[]}): Overrides => {
  const find = (call: Call, key: string | undefined, domain: string | undefined) => {
    const fitting = memory.overrides.filter(
      (one) =>
        one.call === call && one.key === key && (one.domain === undefined || one.domain === domain),
    );
    return fitting.find((one) => one.times !== undefined) ?? fitting[0];
  };

  return {
    add: (override) => {
      if (override.times === undefined) {
        memory.overrides = memory.overrides.filter(
          (one) =>
            one.times !== undefined ||
            one.call !== override.call ||
            one.key !== override.key ||
            one.domain !== override.domain,
        );
      }
      memory.overrides.push({...override});
    },
    replace: (owner, own) => {
      const others = memory.overrides.filter((one) => one.owner !== owner);
      memory.overrides = [...others, ...own.map((one) => ({...one, owner}))];
    },
    take: (call, key, domain) => {
      const own = key === undefined ? undefined : find(call, key, domain);
      const found = own ?? find(call, undefined, domain);
      if (found?.times !== undefined) {
        found.times -= 1;
        if (found.times === 0) memory.overrides = memory.overrides.filter((one) => one !== found);
      }
      return found;
    },
    clear: (key) => {
      memory.overrides = key === undefined ? [] : memory.overrides.filter((one) => one.key !== key);
    },
    lasting: () => memory.overrides.filter(isLasting),
    clearLasting: () => {
      memory.overrides = memory.overrides.filter((one) => !isLasting(one));
    },
  };
};
