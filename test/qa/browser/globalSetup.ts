import {serveQaBuild} from './serveQaBuild.ts';

/** Serves the QA build as QA_URL, unless one is given. */
export default async function globalSetup() {
  if (process.env['QA_URL']) return undefined;
  const {url, close} = await serveQaBuild();
  process.env['QA_URL'] = url;
  return close;
}
