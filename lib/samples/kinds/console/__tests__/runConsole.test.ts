import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../../tests/support/makeFolder';
import { openExamples } from '../../../examples';
import { readBlock } from '../../../kinds';
import type { SampleHost } from '../../../SampleKind';
import { runConsole } from '../runConsole';
import type { ConsoleStep } from '../types';

const projectFolder = path.resolve(__dirname, '../../../../..');
let folder: string;
let host: SampleHost;

beforeEach(() => {
  folder = makeFolder({
    'examples/note.ws': 'type Note { body: String }\n',
    'examples/shelves/shelf.ws': 'type Shelf { label: String }\n',
    'examples/shelves/old/shelf.ws': 'type Shelf { name: String }\n',
  });
  host = { projectFolder, examples: openExamples(path.join(folder, 'examples')) };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function run(body: string, meta = '', overrides: Partial<SampleHost> = {}): Promise<ConsoleStep[]> {
  const { request } = readBlock({ language: 'console', meta, body });
  if (request.kind !== 'console') throw new Error('not a console block');
  return runConsole(request, { ...host, ...overrides });
}

describe('R-44 runConsole', () => {
  it('runs the real command line and returns its output', async () => {
    expect(
      await run('$ npx wirespec compile -i ./note.ws -o ./gen -l Java\n$ find gen -type f', 'files=note.ws'),
    ).toEqual([
      {
        command: 'npx wirespec compile -i ./note.ws -o ./gen -l Java',
        output: 'Found 1 wirespec file to process: ./note.ws\nEmitting Nodes from note\nEmitting Type Note',
        exitCode: 0,
      },
      {
        command: 'find gen -type f',
        output: 'gen/community/flock/wirespec/generated/model/Note.java',
        exitCode: 0,
      },
    ]);
  });

  it.each([
    ['npx wirespec --help', ''],
    ['npx wirespec compile -i note.ws', '! FileNotFoundException\n'],
    ['npx wirespec compile -i . -l Cobol', '! invalid choice: Cobol\n'],
  ])('has the same output for "%s" as with npm\'s own npx', { timeout: 300_000 }, async (command, failure) => {
    const readExitCode = '2>&1; echo "exit code $?"';
    const [ownStep, npmStep] = await run(
      `$ (${command} ${readExitCode})\n${failure}$ (npx --no-install -- ${command.replace('npx ', '')} ${readExitCode})\n${failure}`,
      'files=note.ws',
    );
    expect(ownStep?.output).toMatch(/\nexit code \d+$/);
    expect(ownStep?.output).toBe(npmStep?.output);
  });

  it('copies a folder of examples under its own name, with its subfolders', async () => {
    expect(await run('$ find shelves -type f | sort', 'files=shelves/')).toMatchObject([
      { output: 'shelves/old/shelf.ws\nshelves/shelf.ws' },
    ]);
  });

  it('removes machine paths and inner stack frames from a crash', async () => {
    const [step] = await run(
      '$ npx wirespec compile -i note.ws\n! File does not exist: /note.ws',
      'files=note.ws exit=1',
    );
    expect(step?.output).toContain('FileNotFoundException: File does not exist: /note.ws');
    expect(step?.output).not.toContain(projectFolder);
    expect(step?.output).not.toContain('Node.js v');
    expect(step?.output.split('\n').slice(1)).toEqual(['    at …']);
  });

  it('replaces the path of the scratch folder', async () => {
    const [step] = await run('$ pwd');
    expect(step?.output).toBe('.');
  });

  it('ends a command that exceeds the time limit, with all its child processes, even if they ignore SIGTERM', async () => {
    // The run ends only when no process has its output open. Therefore, this test times out if `sleep` continues.
    await expect(run('$ trap "" TERM; (sleep 600; true) | cat', '', { timeoutMs: 300 })).rejects.toThrow(
      'did not end within 0.3 s. Use a command that ends sooner.',
    );
  });

  it('deletes its scratch folder, even after a failure', async () => {
    const temporary = path.join(folder, 'temporary');
    fs.mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    await run('$ true');
    await expect(run('$ false')).rejects.toThrow('exit code 1');
    expect(fs.readdirSync(temporary)).toEqual([]);
  });

  it('runs an unchanged session once, and again when its input changes', async () => {
    const cacheFolder = path.join(folder, 'cache');
    const witness = path.join(folder, 'witness');
    const body = `$ echo x >> ${witness}; cat note.ws`;
    await run(body, 'files=note.ws', { cacheFolder });
    await run(body, 'files=note.ws', { cacheFolder });
    expect(fs.readFileSync(witness, 'utf8')).toBe('x\n');
    // The folder contains other caches, too.
    expect(fs.readdirSync(cacheFolder)).toEqual(['console']);

    fs.writeFileSync(path.join(folder, 'examples', 'note.ws'), 'type Note { text: String }\n');
    const [step] = await run(body, 'files=note.ws', { cacheFolder });
    expect(step?.output).toBe('type Note { text: String }');
    expect(fs.readFileSync(witness, 'utf8')).toBe('x\nx\n');
  });

  it('runs a session again when the version of an installed package changes', async () => {
    const otherProject = path.join(folder, 'project');
    const packageFolder = path.join(otherProject, 'node_modules', 'typescript-7');
    fs.mkdirSync(packageFolder, { recursive: true });
    const witness = path.join(folder, 'version-witness');
    const runWith = async (version: string): Promise<void> => {
      fs.writeFileSync(path.join(packageFolder, 'package.json'), JSON.stringify({ version }));
      await run(`$ echo run >> ${witness}`, '', {
        projectFolder: otherProject,
        cacheFolder: path.join(folder, 'version-cache'),
      });
    };
    for (const version of ['1.0.0', '1.0.0', '1.0.1']) await runWith(version);
    expect(fs.readFileSync(witness, 'utf8')).toBe('run\nrun\n');
  });

  it('runs a session again with another version of Node', async () => {
    const witness = path.join(folder, 'node-witness');
    const cacheFolder = path.join(folder, 'node-cache');
    for (const version of ['v20.19.0', 'v20.19.0', 'v22.0.0']) {
      vi.stubGlobal('process', Object.create(process, { version: { value: version } }));
      await run(`$ echo run >> ${witness}`, '', { cacheFolder });
    }
    expect(fs.readFileSync(witness, 'utf8')).toBe('run\nrun\n');
  });

  it('runs a session again when the expected exit code changes', async () => {
    const cacheFolder = path.join(folder, 'exit-cache');
    await run('$ (exit 3)', 'exit=3', { cacheFolder });
    await expect(run('$ (exit 3)', 'exit=4', { cacheFolder })).rejects.toThrow('3');
  });
});
