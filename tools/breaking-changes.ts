// Command that readers download. `npm run write:scripts` bundles it into examples/download/breaking-changes.mjs, which
// needs Node and the package @flock/wirespec.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareContracts,
  type ComparisonVerdict,
  describeEffect,
  summarizeChanges,
  VERDICT_TITLES,
  VERDICTS,
  formatChangesAsMarkdown,
} from '../lib/changes';
import { findDefinitions } from '../lib/compiler/findDefinitions';
import { readSyntaxTree } from '../lib/compiler/readSyntaxTree';
import { tokenizeContract } from '../lib/compiler/tokens';
import { readVersion, type Version } from '../lib/syntax/readVersion';

const USAGE = 'Name two folders of contracts: node breaking-changes.mjs before after [--source] [--markdown]';

/** Error that the user of the command can correct. Only its message is printed. */
class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Compares the contracts of two folders, and prints the changes and a summary.
 *
 * @returns the exit code: 1 if a change is breaking or, with `--source`, changes source code; otherwise 0
 * @throws UsageError for invalid arguments, and for a folder that cannot be read or that the compiler rejects
 */
function reportChanges(args: readonly string[]): number {
  const [before, after, ...others] = args.filter((arg) => !arg.startsWith('--'));
  const options = new Set(args.filter((arg) => arg.startsWith('--')));
  if (before === undefined || after === undefined || others.length > 0) throw new UsageError(USAGE);
  const unknown = [...options].find((option) => option !== '--source' && option !== '--markdown');
  if (unknown !== undefined) throw new UsageError(`Unknown option ${unknown}. ${USAGE}`);
  const changes = compareContracts(readFolder(before), readFolder(after));
  const summary = `${summarizeChanges(changes)}, from ${before} to ${after}`;
  if (options.has('--markdown')) console.log(formatChangesAsMarkdown(changes, summary));
  else printChanges(changes, summary);
  const failing: readonly ComparisonVerdict[] = options.has('--source') ? ['breaking', 'source'] : ['breaking'];
  return changes.some(({ verdict }) => failing.includes(verdict)) ? 1 : 0;
}

function printChanges(changes: ReturnType<typeof compareContracts>, summary: string): void {
  for (const verdict of VERDICTS) {
    const matching = changes.filter((change) => change.verdict === verdict);
    if (matching.length > 0) console.log(`${VERDICT_TITLES[verdict]}:`);
    for (const change of matching) console.log(`  ${change.sentence}\n    ${describeEffect(change)}`);
  }
  console.log(summary);
}

/**
 * Reads all contracts of a folder. Like the compiler, it does not read subfolders.
 *
 * @throws UsageError if the folder or a file cannot be read, or if the compiler rejects the contracts
 */
function readFolder(folder: string): Version {
  const text = listContracts(folder).map(readContract).join('\n');
  const version = readVersion({
    tree: readSyntaxTree(text) ?? null,
    definitions: findDefinitions(text).definitions,
    tokens: tokenizeContract(text),
  });
  if (version !== undefined) return version;
  throw new UsageError(`The compiler refuses the contracts in ${folder}. Compile them to see the messages.`);
}

/**
 * Reads a contract file.
 *
 * @throws UsageError for a folder or a file that cannot be read
 */
function readContract(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} cannot be read. Check that it is a file that you have permission to read.`);
  }
}

function listContracts(folder: string): string[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.ws'));
  } catch {
    throw new UsageError(`The folder ${folder} cannot be read. ${USAGE}`);
  }
  if (files.length === 0) {
    throw new UsageError(
      `The folder ${folder} contains no contract (.ws). Name the folder that contains the files, because subfolders are not read.`,
    );
  }
  return files.sort().map((file) => join(folder, file));
}

try {
  process.exitCode = reportChanges(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
