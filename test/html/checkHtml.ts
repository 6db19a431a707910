import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../support/repository.ts';

const JAR = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar');
const INSTALL = 'The HTML checker needs Java: apt-get install default-jre-headless';

type Message = {type: string; message: string; extract?: string; url: string};

/** What the checker does not know yet: each is in a standard, and other browsers pass it over. */
const UNKNOWN_YET = [
  /^CSS: /,
  /^Attribute “autocorrect” not allowed/,
  /^Bad value.*Unrecognised directive-name: "require-trusted-types-for"\.( Unrecognised directive-name: "trusted-types"\.)?$/s,
];

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** What W3C's checker has to say of pages, given by name: their errors, none where they are well formed. */
export const checkHtml = (folder: string, pages: ReadonlyMap<string, string>): string[] => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, html] of pages) writeFileSync(join(folder, `${name}.html`), html);
  const options = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json'];
  try {
    const answer = execFileSync('java', ['-jar', JAR, ...options, folder], {encoding: 'utf8'});
    const {messages}: {messages: Message[]} = JSON.parse(answer);
    const ours = messages.filter(
      ({message}) => !UNKNOWN_YET.some((known) => known.test(message.trim())),
    );
    return ours.map(
      ({url, message, extract = ''}) => `${url.split('/').at(-1)}: ${message} ${extract.trim()}`,
    );
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new Error(INSTALL) : error;
  }
};
