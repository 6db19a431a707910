import {join} from 'node:path';
import type {Plugin} from 'vite';
import {ROOT} from '../../support/repository.ts';
import type {Mutant} from './listMutants.ts';

/** Changes one file of the machines while it is loaded. */
export const mutation = () => {
  let current: Mutant | undefined;
  const plugin: Plugin = {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      if (!current || id.split('?')[0] !== join(ROOT, current.file)) return undefined;
      const {start, end, replacement} = current;
      return {code: code.slice(0, start) + replacement + code.slice(end), map: null};
    },
  };
  return {
    plugin,
    set: (mutant: Mutant | undefined) => {
      current = mutant;
    },
  };
};
