import fs from 'node:fs';
import path from 'node:path';
import type { CommandTrial } from '../../../lib/claims';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';
import { CommandExit } from '../../../lib/compiler/hosts/CommandExit';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { inScratchFolder } from '../compilers/inScratchFolder';
import { runTool } from '../compilers/runTool';
import { collapseBlanks, createFinding, type ClaimFinding, type Job, listTrialFiles, readTrialFile } from '../Job';

interface Run {
  exitCode: number;
  printed: string;
  /** Files with their text, folders with none, by path. */
  files: Record<string, string>;
}

/** Runs a command line, in a process of its own or in memory, and looks at what it printed and wrote. */
export async function tryCommand(job: Job<CommandTrial>): Promise<ClaimFinding> {
  const { exitCode = 0, prints = [], hides = [], writes = {}, lacks = [] } = job.trial;
  const run = job.trial.process === true ? await runProcess(job) : runInMemory(job);
  const printed = collapseBlanks(run.printed);
  const find = (end: string): string[] =>
    Object.entries(run.files)
      .filter(([file]) => file.endsWith(end))
      .map(([, text]) => collapseBlanks(text));
  return createFinding(
    [
      ...(run.exitCode === exitCode ? [] : [`exitCode: the command ended with ${run.exitCode}`]),
      ...prints.filter((text) => !printed.includes(text)).map((text) => `prints: it does not print "${text}"`),
      ...hides.filter((text) => printed.includes(text)).map((text) => `hides: it prints "${text}"`),
      ...Object.entries(writes)
        .filter(([end, text]) => find(end).length !== 1 || find(end)[0]?.includes(text) !== true)
        .map(([end, text]) => `writes: ${end} does not hold "${text}" but ${JSON.stringify(find(end))}`),
      ...lacks.filter((end) => find(end).length > 0).map((end) => `lacks: ${end} is written`),
    ],
    run.printed.trim(),
  );
}

/** The arguments of the command; a file stands for its text, as in `$(cat note.ws)`. */
function listArgs(job: Job<CommandTrial>): string[] {
  return job.trial.words.map((word) =>
    word.startsWith('<') ? readTrialFile(job, word.slice(1)).replace(/\n$/, '') : word,
  );
}

function runProcess(job: Job<CommandTrial>): Promise<Run> {
  const files = Object.entries(listTrialFiles(job)).map(([file, text]) => ({ path: file, text }));
  return inScratchFolder(files, async (folder) => {
    const args = [path.join(compilerFolder, 'wirespec-bin.mjs'), ...listArgs(job)];
    const { exitCode, stdout, stderr } = await runTool(process.execPath, args, {
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

/** Runs in memory; an exception is what a process would print before it ends with exit code 1, unless the exception has a code of its own. */
function runInMemory(job: Job<CommandTrial>): Run {
  const files = Object.fromEntries(Object.entries(listTrialFiles(job)).map(([file, text]) => [`/${file}`, text]));
  try {
    const { stdout, stderr, files: written } = runCommandLine(listArgs(job), files);
    return { exitCode: 0, printed: `${stdout}\n${stderr}`, files: written };
  } catch (error) {
    return { exitCode: error instanceof CommandExit ? error.exitCode : 1, printed: String(error), files: {} };
  }
}
