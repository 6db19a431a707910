import {findProgram, startCaddy, startNginx} from './documentedHosts.ts';
import {startFileHost} from './fileHost.ts';
import type {Host, HostPlace} from './host.ts';

type HostKind = {
  start: (place: HostPlace) => Promise<Host>;
  /** What Debian installs it by. */
  install?: string;
};

/** Who can serve the build in place of the preview server. */
export const HOSTS = {
  /** Sends no header. */
  page: {start: startFileHost},
  nginx: {start: startNginx, install: 'apt-get install nginx-light'},
  caddy: {start: startCaddy, install: 'apt-get install caddy'},
} satisfies Record<string, HostKind>;

export type HostName = keyof typeof HOSTS;

/** Why a host cannot be started on this machine; nothing when it can. */
export const findMissing = (name: HostName): string | undefined => {
  const {install}: HostKind = HOSTS[name];
  return install === undefined || findProgram(name) !== undefined
    ? undefined
    : `${name} is not installed: ${install}`;
};
