// `npm run check:links [-- --dry-run]`: requests every external address that the pages link to, and records the date
// beside each address that works. It needs a network, so `npm test` does not run it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLink, type LinkResult } from './links/checkLink';
import { summarizeLinks } from './links/summarizeLinks';
import { type RegisteredLink, updateRegister } from './links/updateRegister';
import { REPOSITORY } from './support/paths.mjs';
import { readDryRun } from './support/readDryRun.mjs';
import { runConcurrently } from './support/runConcurrently';
import { runMain } from './support/runMain.mjs';

const REGISTER = path.join(REPOSITORY, 'tests', 'links', 'external-links.json');

/** Maximum number of simultaneous requests, low enough that hosts do not mistake the check for an attack. */
const CONCURRENCY = 4;

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = readDryRun(args, 'check:links', 'writes no dates');
  // The cast is safe: tests/unit/links/externalLinks.test.ts validates this file.
  const register = JSON.parse(readFileSync(REGISTER, 'utf8')) as RegisteredLink[];
  const results: LinkResult[] = [];
  await runConcurrently(CONCURRENCY, register, async ({ url }) => {
    results.push(await checkLink(url));
  });
  const broken = results.filter(({ problem }) => problem !== undefined);
  for (const { url, problem = '' } of broken) console.error(`${url} ${problem}`);
  const summary = summarizeLinks(results);

  if (!isDryRun) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(REGISTER, `${JSON.stringify(updateRegister(register, results, day), undefined, 2)}\n`);
  }
  console.log(summary);
  if (broken.length > 0) process.exitCode = 1;
}

void runMain(main);
