import fs from 'node:fs';
import path from 'node:path';
import type { TrialOf } from '../../../lib/claims';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';
import { CommandExit } from '../../../lib/compiler/hosts/CommandExit';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { withScratchFolder } from '../compilers/withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';
import { collapseWhitespace, createFinding, type ClaimFinding, type Job, listTrialFiles, readTrialFile } from '../Job';

interface CommandResult {
  exitCode: number;
  printed: string;
  /** File contents keyed by path; the content of a folder is an empty string. */
  files: Record<string, string>;
}

/** Runs a command, in a separate process or in memory, and compares its exit code, output and files with the trial. */
export async function tryCommand(job: Job<TrialOf<'command'>>): Promise<ClaimFinding> {
  const { exitCode = 0, prints = [], hides = [], writes = {}, lacks = [] } = job.trial;
  const result = job.trial.process === true ? await runInChildProcess(job) : runInMemory(job);
  const printed = collapseWhitespace(result.printed);
  const findContents = (pathSuffix: string): string[] =>
    Object.entries(result.files)
      .filter(([file]) => file.endsWith(pathSuffix))
      .map(([, text]) => collapseWhitespace(text));
  return createFinding(
    [
      ...(result.exitCode === exitCode ? [] : [`exitCode: the command ended with ${result.exitCode}`]),
      ...prints.filter((text) => !printed.includes(text)).map((text) => `prints: it does not print "${text}"`),
      ...hides.filter((text) => printed.includes(text)).map((text) => `hides: it prints "${text}"`),
      ...Object.entries(writes)
        .map(([suffix, text]) => ({ suffix, text, contents: findContents(suffix) }))
        .filter(({ text, contents }) => contents.length !== 1 || contents[0]?.includes(text) !== true)
        .map(
          ({ suffix, text, contents }) =>
            `writes: ${describeContents(suffix, contents)}, instead of one with "${text}"`,
        ),
      ...lacks.filter((suffix) => findContents(suffix).length > 0).map((suffix) => `lacks: ${suffix} is written`),
    ],
    result.printed.trim(),
  );
}

function describeContents(pathSuffix: string, contents: readonly string[]): string {
  if (contents.length === 0) return `there is no file whose path ends with ${pathSuffix}`;
  if (contents.length > 1) return `the paths of ${contents.length} files end with ${pathSuffix}`;
  return `${pathSuffix} contains ${JSON.stringify(contents[0])}`;
}

/**
 * Lists the arguments of the command. `<note.ws` is replaced with the content of that file, as a shell does for
 * `$(cat note.ws)`.
 */
function listArgs(job: Job<TrialOf<'command'>>): string[] {
  return job.trial.words.map((word) =>
    word.startsWith('<') ? readTrialFile(job, word.slice(1)).replace(/\n$/, '') : word,
  );
}

function runInChildProcess(job: Job<TrialOf<'command'>>): Promise<CommandResult> {
  const files = Object.entries(listTrialFiles(job)).map(([file, text]) => ({ path: file, text }));
  return withScratchFolder(files, async (folder) => {
    const args = [path.join(compilerFolder, 'wirespec-bin.mjs'), ...listArgs(job)];
    const { exitCode, stdout, stderr } = await runCommand(process.execPath, args, {
      cwd: folder,
      input: job.trial.input ?? '',
    });
    const printed = `${stdout}${stderr}`.replaceAll(folder, '.');
    return { exitCode, printed, files: Object.fromEntries(readTree(folder)) };
  });
}

function readTree(folder: string): [string, string][] {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), entry.isFile() ? fs.readFileSync(file, 'utf8') : ''];
  });
}

/**
 * Runs the command in memory. An exception becomes the output that a process would print. The exit code is that of the
 * exception if it has one, otherwise 1.
 */
function runInMemory(job: Job<TrialOf<'command'>>): CommandResult {
  const files = Object.fromEntries(Object.entries(listTrialFiles(job)).map(([file, text]) => [`/${file}`, text]));
  try {
    const { stdout, stderr, files: written } = runCommandLine(listArgs(job), files);
    return { exitCode: 0, printed: `${stdout}\n${stderr}`, files: written };
  } catch (error) {
    return { exitCode: error instanceof CommandExit ? error.exitCode : 1, printed: String(error), files: {} };
  }
}
