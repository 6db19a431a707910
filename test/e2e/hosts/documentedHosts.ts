import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {HOST} from '../../support/run/freePort.ts';
import {readOurs} from '../../support/repository.ts';
import type {Host, HostPlace} from './host.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program of this machine is; nothing when it is not installed. */
export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** The configuration that docs/deploy.md gives, as it stands there. */
const documented = (language: 'nginx' | 'caddyfile'): string => {
  const fence = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm');
  const [, block] = fence.exec(readOurs('docs/deploy.md')) ?? [];
  if (block === undefined) throw new Error(`docs/deploy.md has no ${language} block`);
  return block;
};

const instead = (text: string, changes: readonly (readonly [string | RegExp, string])[]) =>
  changes.reduce((changed, [found, by]) => {
    const next = changed.replaceAll(found, () => by);
    if (next === changed) throw new Error(`docs/deploy.md has no ${found}`);
    return next;
  }, text);

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

const untilItAnswers = async (url: string, child: ChildProcess): Promise<void> => {
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended at once`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

type Run = {program: string; options: (config: string) => string[]; config: string; port: number};

const run = async ({program, options, config, port}: Run, work: string): Promise<Host> => {
  const file = join(work, 'config');
  writeFileSync(file, config);
  const child = spawn(program, options(file), {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: work,
    env: {...process.env, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work},
  });
  const url = `http://${HOST}:${port}`;
  await untilItAnswers(url, child);
  return {
    url,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(work, {recursive: true});
    },
  };
};

const workFolder = () => mkdtempSync(join(tmpdir(), 'host-'));

/** nginx as docs/deploy.md sets it up, without TLS. */
export const startNginx = async ({folder, sandbox, port}: HostPlace): Promise<Host> => {
  const work = workFolder();
  const sandboxPart = `location ~ ^/(api|sandbox)(/|$) {
        proxy_pass ${sandbox};
        proxy_set_header Host $http_host;
        proxy_http_version 1.1;
        # An answer that is cut off is to be cut off for the browser too.
        proxy_buffering off;
        error_log stderr crit;
        # One that never began is closed without a word, as the sandbox does.
        error_page 502 = @dropped;
        # Drops the headers above: the product's policy is not for the sandbox's pages.
        add_header X-Sandbox 1;
    }
    location @dropped { return 444; }
    location / {`;
  const site = instead(documented('nginx'), [
    ['listen 443 ssl;', `listen ${HOST}:${port};`],
    [/^ *ssl_certificate.*\n/gm, ''],
    ['/srv/signup', folder],
    ['location / {', sandboxPart],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n');
  const config = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/pid;
error_log stderr error;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
${site}
}`;
  const options = (file: string) => ['-e', 'stderr', '-p', work, '-c', file];
  return run({program: findProgram('nginx') ?? 'nginx', options, config, port}, work);
};

/** Caddy as docs/deploy.md sets it up, without TLS. */
export const startCaddy = async ({folder, sandbox, port}: HostPlace): Promise<Host> => {
  const work = workFolder();
  const sandboxPart = `\t@sandbox path /api/* /sandbox /sandbox/*
	# Compressed, an answer that is cut off would look whole.
	request_header @sandbox -Accept-Encoding
	handle @sandbox {
		header -Content-Security-Policy
		header -Cross-Origin-Opener-Policy
		header -X-Content-Type-Options
		reverse_proxy ${sandbox} {
			flush_interval -1
		}
	}
	handle_errors {
		@dropped expression {http.error.status_code} == 502
		abort @dropped
	}
`;
  const site = instead(documented('caddyfile'), [
    ['signup.testwerf.example {', `http://${HOST}:${port} {`],
    ['/srv/signup', folder],
    ['\thandle {', `${sandboxPart}\thandle {`],
  ]);
  const config = `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`;
  const options = (file: string) => ['run', '--adapter', 'caddyfile', '--config', file];
  return run({program: findProgram('caddy') ?? 'caddy', options, config, port}, work);
};
