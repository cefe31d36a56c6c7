import { type CommandLineHost, type CommandLineResult, createCommandLine } from '../command-line/createCommandLine';
import type { FileTree } from '../command-line/MemoryFiles';
import type { LoadedRelease } from '../compileWith';
import { FORMER_RELEASES, type FormerVersion } from '../releases';
import { workerEnvironment } from './workerEnvironment';

/** Loads the command line of each release. The names are written out, so that the bundler makes a chunk of each. */
const COMMAND_LINES: Readonly<Record<FormerVersion, () => Promise<CommandLineHost['cli']>>> = {
  '0.17.8': async () => (await import('wirespec-0.17.8')).cli,
  '0.11.2': async () => (await import('wirespec-0.11.2')).community.flock.wirespec.plugin.npm.cli,
  // The declarations of 0.8 have syntax errors, so the code imports the modules that they describe; see `compilerModules.d.ts`.
  '0.8.51': async () =>
    (await import('wirespec-0.8.51/wirespec-src-plugin-cli.js')).community.flock.wirespec.plugin.cli.cli,
  '0.8.33': async () => (await import('wirespec-0.8.33/wirespec-src-compiler-cli.js')).$_$.a,
};

/**
 * Loads a former release into a worker, which may load no other.
 *
 * @throws Error if it cannot be loaded, or does not run over files in memory
 */
export async function loadFormerRelease(version: FormerVersion): Promise<LoadedRelease> {
  const release = FORMER_RELEASES[version];
  const cli = await COMMAND_LINES[version]();
  const run = createCommandLine({ ...workerEnvironment, cli, loadLibrary: () => [] }, release.inputWords);
  return { release, run: (args, files) => explainSilence(run(args, files), files) };
}

/**
 * Releases before 0.11 print why they refuse a contract to their output, not to their error output: `NonEmptyList(…: …)`
 * with the class of an exception, whose name minifiers change. The message is the rest.
 */
export function explainSilence(result: CommandLineResult, inputs: FileTree): CommandLineResult {
  const hasWritten = Object.keys(result.files).length > Object.keys(inputs).length;
  if (hasWritten || result.stderr.trim() !== '') return result;
  const reason = result.stdout.trim().replace(/^NonEmptyList\(\w+: ([^]*)\)$/, '$1');
  return { ...result, stderr: reason || 'The compiler wrote no file, and gave no reason.' };
}
