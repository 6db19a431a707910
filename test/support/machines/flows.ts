import type {AnyStateMachine} from 'xstate';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';

export type Flow = {
  name: string;
  machine: AnyStateMachine;
  paths: Readonly<Record<string, string>>;
  model: FlowModel;
};

type Exports = Readonly<Record<string, unknown>>;

const files: Record<string, Exports> = import.meta.glob<Exports>(
  '../../../machines/*/*{Machine,Types,Model}.ts',
  {eager: true},
);

const exported = <T>(flow: string, kind: 'Machine' | 'Types' | 'Model', name: string): T => {
  const found = files[`../../../machines/${flow}/${flow}${kind}.ts`]?.[name];
  if (found === undefined) throw new Error(`machines/${flow}/${flow}${kind}.ts has no ${name}`);
  return found as T;
};

const flowOf = (name: string): Flow => ({
  name,
  machine: exported(name, 'Machine', `${name}Machine`),
  paths: exported(name, 'Types', `${name}Paths`),
  model: exported(name, 'Model', `${name}Model`),
});

/** Every flow that has a folder with a machine in `machines/`. */
export const flows: readonly Flow[] = Object.keys(files).flatMap((file) => {
  const [, name] = /\/machines\/(\w+)\/\w+Machine\.ts$/.exec(file) ?? [];
  return name ? [flowOf(name)] : [];
});
