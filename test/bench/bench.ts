import {measureBuild} from './parts/buildTime.ts';
import {measureBytes} from './parts/bytes.ts';
import {measureInteraction} from './parts/interaction.ts';
import {measureLighthouse} from './parts/lighthouse.ts';
import {measureMachines} from './parts/machines.ts';

const parts: Record<string, (asked: readonly string[]) => Promise<void>> = {
  bytes: measureBytes,
  machines: measureMachines,
  build: measureBuild,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
};

/** `npm run bench`: every part, or the one that is named first. */
export const bench = async ([name, ...asked]: readonly string[]): Promise<void> => {
  const chosen = name === undefined ? Object.values(parts) : [parts[name]];
  for (const measure of chosen) {
    if (!measure) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`);
    await measure(asked);
  }
};
