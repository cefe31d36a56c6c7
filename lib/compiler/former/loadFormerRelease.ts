import { type CommandLineHost, type CommandLineResult, createCommandLine } from '../command-line/createCommandLine';
import type { FileTree } from '../command-line/MemoryFiles';
import type { LoadedRelease } from '../compileWith';
import { workerEnvironment } from '../hosts/workerEnvironment';
import { FORMER_RELEASES, type FormerVersion } from './formerReleases';

/**
 * Functions that load the command line of each former release. The package names are literals, so that the bundler
 * creates a chunk for each release.
 */
const COMMAND_LINES: Readonly<Record<FormerVersion, () => Promise<CommandLineHost['cli']>>> = {
  '0.17.8': async () => (await import('wirespec-0.17.8')).cli,
  '0.11.2': async () => (await import('wirespec-0.11.2')).community.flock.wirespec.plugin.npm.cli,
  // The declarations of 0.8 have syntax errors, so the code imports modules that `formerModules.d.ts` declares.
  '0.8.51': async () =>
    (await import('wirespec-0.8.51/wirespec-src-plugin-cli.js')).community.flock.wirespec.plugin.cli.cli,
  '0.8.33': async () => (await import('wirespec-0.8.33/wirespec-src-compiler-cli.js')).$_$.a,
};

/**
 * Loads a former release into a worker. A worker can load only one release.
 *
 * @throws Error if there is no such release, or if it cannot be loaded or cannot run on files in memory
 */
export async function loadFormerRelease(version: string): Promise<LoadedRelease> {
  const release = FORMER_RELEASES.find((known) => known.version === version);
  if (release === undefined) throw new Error(`Wirespec ${version} is not a former release that readers can choose.`);
  const cli = await COMMAND_LINES[release.version]();
  const run = createCommandLine({ ...workerEnvironment, cli, loadLibrary: () => [] }, release.inputArgs);
  return { release, run: (args, files) => moveReasonToStderr(run(args, files), files) };
}

/**
 * Moves the reason for a refused contract to the error output. Releases before 0.11 print it to standard output, as
 * `NonEmptyList(…: …)` with the name of an exception class. Minifiers change that name, so only the message is used.
 */
export function moveReasonToStderr(result: CommandLineResult, inputs: FileTree): CommandLineResult {
  const hasWritten = Object.keys(result.files).length > Object.keys(inputs).length;
  if (hasWritten || result.stderr.trim() !== '') return result;
  const reason = result.stdout.trim().replace(/^NonEmptyList\(\w+: ([^]*)\)$/, '$1');
  return {
    ...result,
    stderr:
      reason ||
      'The compiler wrote no file and gave no reason. To see what is wrong with the contract, choose the current release.',
  };
}
