import type {AnyMachineSnapshot} from 'xstate';
import type {FlowMeta} from '../../../machines/shared/flow/flowTypes.ts';

/** The innermost state, from the root: `signingUp.enteringTeam`. */
export const leafOf = (state: AnyMachineSnapshot): string =>
  state._nodes
    .filter(({type}) => type === 'atomic' || type === 'final')
    .map(({path}) => path.join('.'))
    .join(' + ');

/** The screen shown, its path and how the address is put; nothing once the flow has been left. */
export const metaOf = (state: AnyMachineSnapshot): FlowMeta | undefined =>
  state._nodes.toReversed().find(({meta}) => meta !== undefined)?.meta;

export const pathOf = (state: AnyMachineSnapshot): string => metaOf(state)?.path ?? '–';

/** What the state lets happen: `screen`, `busy`, `challenge`, `locked`. */
export const tagsOf = (state: AnyMachineSnapshot): string => [...state.tags].toSorted().join(' ');
