import type {AnyStateMachine} from 'xstate';
import type {FlowModel} from '../../machines/shared/model/flowModel.ts';

/** A flow as the inspector sees it: its machine, and what can happen to it in a product owner's words. */
export type InspectedFlow = {id: string; machine: AnyStateMachine; model: FlowModel};

type Exports = Readonly<Record<string, unknown>>;

const files: Record<string, Exports> = import.meta.glob<Exports>(
  '../../machines/*/*{Machine,Model}.ts',
  {eager: true},
);

const exported = <T>(flow: string, kind: 'Machine' | 'Model'): T => {
  const found = files[`../../machines/${flow}/${flow}${kind}.ts`]?.[`${flow}${kind}`];
  if (found === undefined)
    throw new Error(`machines/${flow}/${flow}${kind}.ts has no ${flow}${kind}`);
  return found as T;
};

/** Every flow that has a folder with a machine in `machines/`. */
export const inspectedFlows: readonly InspectedFlow[] = Object.keys(files).flatMap((file) => {
  const [, id] = /\/machines\/(\w+)\/\w+Machine\.ts$/.exec(file) ?? [];
  return id ? [{id, machine: exported(id, 'Machine'), model: exported(id, 'Model')}] : [];
});

export const flowById = (id: string): InspectedFlow | undefined =>
  inspectedFlows.find((flow) => flow.id === id);
