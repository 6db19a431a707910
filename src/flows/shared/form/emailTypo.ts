import {tidyEmail} from '../../../../machines/shared/draft/tidy.ts';

/** Mail providers of many visitors, by the endings they give out. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'nl', 'be'],
  outlook: ['com', 'be'],
  icloud: ['com'],
  yahoo: ['com', 'nl', 'be'],
  protonmail: ['com'],
  ziggo: ['nl'],
  kpnmail: ['nl'],
  xs4all: ['nl'],
  telenet: ['be'],
  skynet: ['be'],
  proximus: ['be'],
};

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'co', 'cm', 'om', 'comm', 'coom', 'nl', 'be'],
  nl: ['ml', 'ln', 'bl', 'n', 'nll', 'com'],
  be: ['eb', 'ne', 'bee', 'b', 'com'],
};

/** Endings that no address has, so that they are typos after any name. */
const NO_ENDINGS = new Set('con cmo ocm vom xom cim comm coom ln bl n nll eb bee b'.split(' '));

/** One letter too many, too few, wrong, or two that changed places. */
const isOneSlipFrom = (right: string, typed: string): boolean => {
  if (right === typed) return false;
  const start = [...right].findIndex((letter, at) => letter !== typed[at]);
  const at = start === -1 ? right.length : start;
  const [a, b] = [right.slice(at), typed.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

/** The first letter is hardly ever wrong: another one (`cloud`, `qmail`, `ymail`) is another provider. */
const providerOf = (name: string): string | undefined =>
  Object.hasOwn(PROVIDERS, name)
    ? name
    : Object.keys(PROVIDERS).find((right) => right[0] === name[0] && isOneSlipFrom(right, name));

/**
 * The ending that was meant. One that exists is doubted only behind the very name of a mail service: any other
 * company may have its name under it as well (`ziggo.com`).
 */
const endingOf = (
  name: string,
  provider: string | undefined,
  ending: string,
): string | undefined => {
  const given = provider === undefined ? Object.keys(ENDINGS) : (PROVIDERS[provider] ?? []);
  if (provider !== undefined && given.includes(ending)) return ending;
  const isDoubted = NO_ENDINGS.has(ending) || (provider === name && name.endsWith('mail'));
  return isDoubted ? given.find((right) => ENDINGS[right]?.includes(ending)) : undefined;
};

/**
 * The address that was probably meant, where its domain is one slip away from a well-known provider's, or ends in what
 * no domain ends in.
 */
export const correctEmail = (email: string): {address: string; domain: string} | undefined => {
  const [, person, typed, ending] = /^(.+)@([a-z0-9-]+)\.([a-z.]+)$/i.exec(tidyEmail(email)) ?? [];
  if (!person || !typed || !ending) return undefined;
  const name = typed.toLowerCase();
  const provider = providerOf(name);
  const meant = endingOf(name, provider, ending.toLowerCase());
  if (!meant) return undefined;
  const domain = `${provider ?? name}.${meant}`;
  return domain === `${name}.${ending.toLowerCase()}`
    ? undefined
    : {address: `${person}@${domain}`, domain};
};
