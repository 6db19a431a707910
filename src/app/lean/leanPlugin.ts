import type {Plugin} from 'vite';
import {leaveOut} from './leaveOut.ts';
import {parts} from './parts.ts';
import {leftOut} from './unused.ts';

/** What a state is for, which the flow documents and the inspector tell: the product never asks. */
const DESCRIPTION = /\bdescription: (["'`])(?:\\.|(?!\1)[^\\])*\1,?/g;

/** Leaves out of the build what libraries bring and this product never calls (decision 0008). */
export const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  config: ({build}) =>
    build?.ssr ? {} : {build: {rolldownOptions: {output: {codeSplitting: {groups: parts}}}}},
  transform(code, id) {
    if (/\/machines\/(free|pro|shared|upgrade)\//.test(id))
      return {code: code.replace(DESCRIPTION, ''), map: null};
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
