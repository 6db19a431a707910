import {type FlowName, pathsOf, qaFlows} from './flows.ts';

const named = () =>
  Object.values(qaFlows).flatMap((flow) =>
    pathsOf(flow).map(({name}) => ({flow: flow.name, name})),
  );

/** The flows that have a path of this name. */
export const flowsWith = (path: string): FlowName[] =>
  named()
    .filter(({name}) => name === path)
    .map(({flow}) => flow);

/** Says that no path has this name, and which ones begin in the same state. */
export const unknownPath = (path: string): string => {
  const [state = ''] = path.split(':');
  const near = new Set(
    named()
      .filter(({name}) => name.startsWith(`${state}:`))
      .map(({name}) => `  ${name}`),
  );
  const others =
    near.size > 0
      ? `These begin in the same state:\n${[...near].join('\n')}`
      : 'The names stand in the report and in test/machines/<flow>/<flow>Paths.golden.txt.';
  return `No path is called "${path}". ${others}`;
};
