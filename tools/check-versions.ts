// `npm run check:versions [-- --dry-run]`: compares the tool versions that the pages quote with those in the
// registries, and records the date beside each tool whose registry responded. It needs a network, so `npm test` does
// not run it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../lib/errors/describeError';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { readDryRun } from './support/readDryRun.mjs';
import { runMain } from './support/runMain.mjs';
import { isNewest, fetchNewestVersion } from './versions/fetchNewestVersion';

const VERSIONS_FILE = path.join(REPOSITORY, 'lib', 'samples', 'versions.json');

/** A tool whose version the pages quote with `{{version:<name>}}`. */
interface QuotedVersion {
  version: string;
  /** Registry and tool; see `fetchNewestVersion`. */
  source: string;
  /** ISO date on which the version was last compared with the registry. */
  checked: string;
  /** Reason why the pages quote this version even if there is a newer one. */
  note?: string;
}

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = readDryRun(args, 'check:versions', 'writes no dates');
  // The cast is safe: tests/unit/pages/versions.test.ts validates this file.
  const tools = JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as Record<string, QuotedVersion>;
  const day = new Date().toISOString().slice(0, 10);
  let responseCount = 0;
  for (const [name, tool] of Object.entries(tools)) {
    try {
      const newest = await fetchNewestVersion(tool.source);
      responseCount += 1;
      tool.checked = day;
      console.log(
        `${name} ${tool.version}: ${isNewest(tool.version, newest) ? 'newest' : `${newest} is newer${tool.note === undefined ? '' : `, but ${tool.note}`}`}`,
      );
    } catch (error) {
      console.error(`${name} ${tool.version}: not checked, ${describeError(error)}`);
    }
  }
  if (responseCount === 0)
    throw new Problem('No registry responded: check the network connection and run the command again.');
  if (!isDryRun) writeFileSync(VERSIONS_FILE, `${JSON.stringify(tools, undefined, 2)}\n`);
}

void runMain(main);
