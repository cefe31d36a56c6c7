// `npm run check:versions [-- --dry-run]`: asks the registries for versions newer than those that the pages quote, and writes the day beside each tool whose registry answered. Needs a network, so it is no step of `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { readDryRun } from './support/readDryRun.mjs';
import { runTool } from './support/runTool.mjs';
import { isNewest, readNewest } from './versions/readNewest';

const FILE = path.join(REPOSITORY, 'lib', 'samples', 'versions.json');

/** A tool whose version the pages quote with `{{version:<name>}}`. */
interface QuotedVersion {
  version: string;
  source: string;
  /** The day on which its registry was asked. */
  checked?: string;
}

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = readDryRun(args, 'check:versions', 'writes no dates');
  // Its form is checked by tests/unit/pages/versions.test.ts.
  const tools = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, QuotedVersion>;
  const day = new Date().toISOString().slice(0, 10);
  let answers = 0;
  for (const [name, tool] of Object.entries(tools)) {
    try {
      const newest = await readNewest(tool.source);
      answers += 1;
      tool.checked = day;
      console.log(`${name} ${tool.version}: ${isNewest(tool.version, newest) ? 'newest' : `${newest} is newer`}`);
    } catch (error) {
      console.error(`${name} ${tool.version}: not checked, ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (answers === 0) throw new Problem('No registry was reached: check the network connection.');
  if (!isDryRun) writeFileSync(FILE, `${JSON.stringify(tools, undefined, 2)}\n`);
}

void runTool(main);
