import type {Plugin} from 'vite';
import {findConfigFault} from './configSchema.ts';

/** An error that Vite prints as its message alone: the reader needs the variable, not our stack. */
class ConfigFault extends Error {
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** Stops at the first variable of the environment that is malformed. */
export const validatedConfig = (): Plugin => ({
  name: 'validated-config',
  configResolved({env}) {
    const fault = findConfigFault(env);
    if (fault !== undefined) throw new ConfigFault(fault);
  },
});
