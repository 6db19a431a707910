import type {Plugin} from 'vite';
import {leaveOut} from './leaveOut.ts';
import {parts} from './parts.ts';
import {leftOut} from './unused.ts';

/** Leaves out of the build what libraries bring and this product never calls (decision 0008). */
export const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  config: ({build}) =>
    build?.ssr ? {} : {build: {rolldownOptions: {output: {codeSplitting: {groups: parts}}}}},
  transform(code, id) {
    const [, file = ''] = /.*\/node_modules\/(.*)$/.exec(id) ?? [];
    const found = leftOut.find(({file: start}) => file.startsWith(start));
    if (!found) return undefined;
    const {standIn, hasNoEffects = false} = found;
    return {
      code: standIn ?? leaveOut(code, found),
      map: null,
      ...(hasNoEffects && {moduleSideEffects: false}),
    };
  },
});
