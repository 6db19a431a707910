import type {AnyMachineSnapshot} from 'xstate';
import type {FlowMeta} from '../../../../machines/shared/flow/flowTypes.ts';
import {contextFacts} from './facts.ts';
import type {Position} from '../messages.ts';

/** The innermost states, from below the root: `signingUp.enteringTeam`. */
const stateName = ({_nodes}: AnyMachineSnapshot): string =>
  _nodes
    .filter(({type}) => type === 'atomic' || type === 'final')
    .map(({path}) => path.join('.'))
    .join(' + ');

const metaOf = ({_nodes}: AnyMachineSnapshot): FlowMeta | undefined =>
  _nodes.toReversed().find(({meta}) => meta !== undefined)?.meta;

/** A flow that has ended lists its root last. */
const outermostFirst = ({_nodes}: AnyMachineSnapshot) =>
  _nodes.toSorted((one, other) => one.path.length - other.path.length);

/** Where a flow stands, in what may be shown of it. */
export const positionOf = (snapshot: AnyMachineSnapshot): Position => {
  const meta = metaOf(snapshot);
  return {
    active: outermostFirst(snapshot).map(({id}) => id),
    value: snapshot.value,
    state: stateName(snapshot),
    tags: [...snapshot.tags].toSorted(),
    status: snapshot.status,
    path: meta?.path ?? '',
    history: meta?.history ?? '',
    context: contextFacts(snapshot.context),
  };
};
