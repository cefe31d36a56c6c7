import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { COMMAND_LINE_COMMANDS } from './commandLineCommands';
import type { DocumentedCommand } from './DocumentedCommand';
import { LANGUAGE_COMMANDS } from './languageCommands';
import { findLostWords } from './Statement';

const STATEMENTS: readonly DocumentedCommand[] = [...COMMAND_LINE_COMMANDS, ...LANGUAGE_COMMANDS];
const IN_PROCESS = STATEMENTS.filter((statement) => statement.process);

interface Run {
  exitCode: number;
  printed: string;
  /** Files with their text, folders with none, by path. */
  files: Record<string, string>;
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
const runs = new Map<DocumentedCommand, Run>();

async function runProcess({ command, files = {}, input = '' }: DocumentedCommand, name: string): Promise<Run> {
  const folder = path.join(scratch, name);
  fs.mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  const child = spawn(process.execPath, [path.join(compilerFolder, 'wirespec-bin.mjs'), ...command], { cwd: folder });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  child.stdin.end(input);
  const exitCode = await new Promise<number>((resolve) =>
    child.on('close', (code) => {
      resolve(code ?? 1);
    }),
  );
  const written = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): [string, string] => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), entry.isFile() ? fs.readFileSync(file, 'utf8') : ''];
  });
  return { exitCode, printed, files: Object.fromEntries(written) };
}

/** Runs in memory; an exception is what a process would print. Such a run has no exit code that means anything. */
function runInMemory({ command, files = {} }: DocumentedCommand): Run {
  try {
    const { stdout, stderr, files: written } = runCommandLine(command, files);
    return { exitCode: 0, printed: `${stdout}\n${stderr}`, files: written };
  } catch (error) {
    return { exitCode: 0, printed: String(error), files: {} };
  }
}

beforeAll(async () => {
  // Two at a time, since a process takes as long as a hundred runs in memory.
  const waiting = IN_PROCESS.map((statement, index): [DocumentedCommand, string] => [statement, String(index)]);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) runs.set(next[0], await runProcess(...next));
  };
  await Promise.all([work(), work()]);
});

afterAll(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

describe('a statement about commands', () => {
  it('stands on its pages', () => {
    expect(findLostWords(STATEMENTS)).toEqual([]);
  });

  it.each(STATEMENTS.map((statement): [string, DocumentedCommand] => [statement.quote, statement]))(
    'is true: %s',
    (_quote, statement) => {
      const { exitCode = 0, prints = [], hides = [], writes = {}, lacks = [] } = statement;
      expect([...prints, ...hides, ...Object.keys(writes), ...lacks]).not.toEqual([]);
      const run = runs.get(statement) ?? runInMemory(statement);
      const printed = run.printed.replaceAll(/\s+/g, ' ');
      const find = (end: string): string[] =>
        Object.entries(run.files)
          .filter(([file]) => file.endsWith(end))
          .map(([, text]) => text.replaceAll(/\s+/g, ' '));

      expect(run.exitCode, printed).toBe(exitCode);
      for (const text of prints) expect(printed).toContain(text);
      for (const text of hides) expect(printed).not.toContain(text);
      for (const [end, text] of Object.entries(writes))
        expect([end, ...find(end)]).toEqual([end, expect.stringContaining(text)]);
      for (const end of lacks) expect([end, ...find(end)]).toEqual([end]);
    },
  );
});
