import {tidyEmail} from '../../../machines/shared/tidy.ts';

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

/** Providers of their own, one slip away from one above. */
const NEIGHBOURS = ['mail', 'email', 'ymail', 'fmail', 'tmail'];

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'co', 'cm', 'om', 'comm', 'coom', 'nl', 'be'],
  nl: ['ml', 'ln', 'bl', 'n', 'nll', 'com'],
  be: ['eb', 'ne', 'bee', 'b', 'com'],
};

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

const providerOf = (name: string): string | undefined => {
  if (Object.hasOwn(PROVIDERS, name)) return name;
  if (NEIGHBOURS.includes(name)) return undefined;
  return Object.keys(PROVIDERS).find((right) => isOneSlipFrom(right, name));
};

/** The address that was probably meant, where its domain is one slip away from a well-known provider's. */
export const correctEmail = (email: string): {address: string; domain: string} | undefined => {
  const [, person, name, ending] = /^(.+)@([a-z0-9-]+)\.([a-z.]+)$/i.exec(tidyEmail(email)) ?? [];
  if (!person || !name || !ending) return undefined;
  const provider = providerOf(name.toLowerCase());
  const endings = (provider && PROVIDERS[provider]) || [];
  const meant = endings.includes(ending.toLowerCase())
    ? ending.toLowerCase()
    : endings.find((right) => ENDINGS[right]?.includes(ending.toLowerCase()));
  if (!provider || !meant) return undefined;
  const domain = `${provider}.${meant}`;
  return domain === `${name}.${ending}`.toLowerCase()
    ? undefined
    : {address: `${person}@${domain}`, domain};
};
