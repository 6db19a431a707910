import {readOurs} from '../repository.ts';

/** The variables of the example build in docs/deploy.md, by name. */
export const documentedBuild = (): Record<string, string> => {
  const blocks = readOurs('docs/deploy.md').matchAll(/^```sh\n([^]*?)^```/gm);
  const [, example = ''] = [...blocks].find(([, text]) => text?.includes('VITE_SENTRY_DSN')) ?? [];
  return Object.fromEntries(
    [...example.matchAll(/^(VITE_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};
