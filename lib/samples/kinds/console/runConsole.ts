import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFileAtomically } from '../../../files/writeFileAtomically';
import type { Examples } from '../../examples';
import type { SampleHost } from '../../SampleKind';
import { createFenceError } from '../../SampleProblem';
import { hashSession } from './hashSession';
import type { ConsoleRequest } from './parseConsole';
import { prepareScratchFolder } from './prepareScratchFolder';
import { runCommand } from './runCommand';
import type { ConsoleStep } from './types';

/**
 * Runs the commands of a console block, one after the other, in a scratch folder that contains the block's example
 * files.
 *
 * Paths of the machine and stack frames are removed from the output, so that all machines show the same text.
 *
 * @returns the commands with their output
 * @throws SampleError if a command exits with an unexpected code, prints an unannounced error, or exceeds the time
 *   limit. Also throws if a command needs the network or changes the state of its shell, and if two example files would
 *   have the same path.
 */
export async function runConsole(request: ConsoleRequest, host: SampleHost): Promise<ConsoleStep[]> {
  for (const command of request.commands) {
    assertNoNetwork(command.line);
    assertNoShellStateChange(command.line);
  }
  const inputs = collectInputs(request.files, host.examples);
  const cacheFile =
    host.cacheFolder &&
    path.join(host.cacheFolder, 'console', `${hashSession(request, inputs, host.projectFolder)}.json`);
  // Only this function writes to this cache, and the file name contains a hash of everything that the steps depend on.
  if (cacheFile && fs.existsSync(cacheFile)) return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as ConsoleStep[];

  const scratchFolder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'console-'));
  try {
    prepareScratchFolder(scratchFolder, inputs, host.projectFolder);
    const steps: ConsoleStep[] = [];
    for (const command of request.commands) {
      const last = steps.length === request.commands.length - 1;
      steps.push(await runCommand(command, last ? request.exitCode : 0, scratchFolder, host));
    }
    if (cacheFile) await writeFileAtomically(cacheFile, JSON.stringify(steps));
    return steps;
  } finally {
    fs.rmSync(scratchFolder, { recursive: true });
  }
}

function assertNoNetwork(command: string): void {
  if (/\bnpm\s+(?:i|install|ci|add|update)\b|\b(?:curl|wget)\b/.test(command)) {
    throw createFenceError(`the command "${command}" needs the network`, 'Use a bash block, which is not run.');
  }
}

/**
 * Refuses commands that change their shell. Each command runs in a new shell, so a reader who types all of them into
 * one shell could see different results.
 *
 * @throws SampleError for a command that changes the state of its shell
 */
function assertNoShellStateChange(command: string): void {
  if (/(?:^|[;&|]\s*)(?:cd|export)\b/.test(command)) {
    throw createFenceError(
      `the command "${command}" changes the state of its shell, but each command runs in a new one`,
      'Put it in parentheses together with the commands that need it, or write the path of the folder in each command.',
    );
  }
}

/** Collects the example files by path in the scratch folder. A file or folder keeps its name. */
function collectInputs(files: readonly string[], examples: Examples): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const named of files) {
    for (const file of examples.expand([named])) {
      const target = path.posix.join(path.basename(named), path.posix.relative(named, file));
      if (inputs.has(target)) {
        throw createFenceError(
          `two files of the block would be "${target}" in the scratch folder`,
          'Remove one of them, or put one into a folder and list that folder in files=, with a slash at the end.',
        );
      }
      inputs.set(target, `${examples.read(file)}\n`);
    }
  }
  return inputs;
}
