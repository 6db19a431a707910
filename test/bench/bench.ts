import {measureBuild} from './measurements/buildTime.ts';
import {measureBytes} from './measurements/bytes.ts';
import {measureInteraction} from './measurements/interaction.ts';
import {measureLighthouse} from './measurements/lighthouse.ts';
import {measureMachines} from './measurements/machines.ts';

const measurements: Record<string, (asked: readonly string[]) => Promise<void>> = {
  bytes: measureBytes,
  machines: measureMachines,
  build: measureBuild,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
};

/** `npm run bench`: every measurement, or the one that is named first. */
export const bench = async ([name, ...asked]: readonly string[]): Promise<void> => {
  const chosen = name === undefined ? Object.values(measurements) : [measurements[name]];
  for (const measure of chosen) {
    if (!measure)
      throw new Error(`There is no measurement ${name}: ${Object.keys(measurements).join(', ')}`);
    await measure(asked);
  }
};
