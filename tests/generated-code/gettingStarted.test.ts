import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STARTERS } from '../../config/machineReadable';
import { openExamples } from '../../lib/samples/examples';
import { zipExamples } from '../../plugins/built-pages/machine-readable/zipExamples';
import { JVM_OPTIONS } from '../../tools/claims/compilers/compileKotlin';
import { resolveTool } from '../../tools/claims/packages';
import { readSystemTools } from '../../tools/claims/systemTools';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { findFreePort } from '../support/findFreePort';
import { writeFiles } from '../support/makeFolder';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 600_000 });

const PAGE = fs.readFileSync(path.join(REPOSITORY, 'docs', 'getting-started.md'), 'utf8');

/** The requests that the page sends to a server with `curl`, and the responses that it shows. */
const ANSWERS = [
  ...PAGE.matchAll(
    /```bash\ncurl http:\/\/localhost:8080(\S+)\n```\n\n```json title="answer, status (\d+)"\n(.*?)\n```/gs,
  ),
].map(([, address = '', status = '', body = '']) => ({ address, status: Number(status), body }));

/** The output that the page shows for the program of step 4, for Gradle and for Maven. */
const OUTPUTS = [...PAGE.matchAll(/It prints `(.+?)`, then `(.+?)`\./g)].map(([, ...lines]) => lines);

/** Splits a command line into the program and its arguments. */
type Command = readonly [string, ...string[]];

interface Starter {
  name: keyof typeof STARTERS;
  isPossible: boolean;
  /** Follows the README of the example, but with the tools of this repository. Does not run Gradle and Maven. */
  build: Command[];
  run: Command;
  serve: (port: number) => Command;
}

const KOTLIN = path.join(path.dirname(resolveTool('kotlin-compiler/package.json')), 'lib');

const KOTLIN_CLASSES = ['classes', path.join(KOTLIN, 'kotlin-stdlib.jar')].join(path.delimiter);

/** Runs the Wirespec compiler with the options of the build files. */
function compile(input: string, language: string): Command {
  const options = ['-i', input, '-o', './generated', '-l', language, '--ir', '--log-level', 'ERROR'];
  const forJvm = language === 'TypeScript' ? [] : ['--shared', '-p', 'com.example.library'];
  return ['node', 'node_modules/@flock/wirespec/wirespec-bin.mjs', 'compile', ...options, ...forJvm];
}

const STACKS: Starter[] = [
  {
    name: 'library-typescript',
    isPossible: true,
    build: [compile('./contracts', 'TypeScript'), ['node', 'node_modules/typescript-7/bin/tsc']],
    run: ['node', 'dist/main.js'],
    serve: () => ['node', 'dist/serve.js'],
  },
  {
    name: 'library-java',
    isPossible: readSystemTools().has('javac'),
    build: [compile('./src/main/wirespec', 'Java'), ['javac', '@sources.txt']],
    run: ['java', '-cp', 'classes', 'com.example.library.Main'],
    serve: (port) => ['java', '-cp', 'classes', 'com.example.library.Serve', String(port)],
  },
  {
    name: 'library-kotlin',
    // npm installs kotlinc, but the JDK that runs it comes from the system.
    isPossible: readSystemTools().has('javac'),
    build: [
      compile('./src/main/wirespec', 'Kotlin'),
      [
        'java',
        ...[...JVM_OPTIONS, '-cp', path.join(KOTLIN, '*')],
        'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
        ...['-no-reflect', '-nowarn', '-d', 'classes', 'generated', 'src/main/kotlin'],
      ],
    ],
    run: ['java', '-cp', KOTLIN_CLASSES, 'com.example.library.MainKt'],
    serve: (port) => ['java', '-cp', KOTLIN_CLASSES, 'com.example.library.ServeKt', String(port)],
  },
];

/** Reads the files of the archive that readers download, by path. */
function readArchive(name: keyof typeof STARTERS): Record<string, string> {
  const archive = zipExamples(openExamples(path.join(REPOSITORY, 'examples')), STARTERS[name], name);
  const files = Object.entries(unzipSync(archive));
  return Object.fromEntries(files.map(([file, content]) => [file, Buffer.from(content).toString()]));
}

it('the page shows an answer for a book, and one for an unknown book', () => {
  expect(ANSWERS.map(({ status }) => status)).toEqual([200, 404]);
});

it.each(STACKS)('$name has a README, and versions instead of placeholders', ({ name }) => {
  const files = readArchive(name);
  expect(Object.keys(files)).toContain(`${name}/README.md`);
  expect(Object.values(files).join('\n')).not.toContain('{{');
});

for (const { name, isPossible, build, run, serve } of STACKS) {
  describe.skipIf(!isPossible)(`the starter ${name}, which needs a JDK unless it is for TypeScript`, () => {
    let url = '';
    let cwd = '';
    let stop = (): void => undefined;

    beforeAll(async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starter-'));
      stop = () => {
        fs.rmSync(folder, { recursive: true });
      };
      writeFiles(folder, readArchive(name));
      cwd = path.join(folder, name);
      fs.symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(cwd, 'node_modules'));
      const port = await findFreePort();
      url = `http://localhost:${port}`;
      for (const [program, ...args] of build) {
        const { stdout, stderr, status } = spawnSync(program, args, { cwd, encoding: 'utf8' });
        expect([status, stderr], stdout).toEqual([0, '']);
      }
      const [program, ...args] = serve(port);
      const server = spawn(program, args, { cwd, env: { ...process.env, PORT: String(port) } });
      stop = () => {
        server.kill();
        fs.rmSync(folder, { recursive: true });
      };
      await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => {
          throw new Error('The server did not start.');
        }),
      ]);
    });

    afterAll(() => {
      stop();
    });

    it('has a program that prints the output on the page', () => {
      const [program, ...args] = run;
      const { stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
      expect(OUTPUTS).toHaveLength(2);
      for (const lines of OUTPUTS) expect(stdout.trim().split(/\r?\n/), stderr).toEqual(lines);
    });

    it('answers as the page of Getting started shows', async () => {
      for (const { address, status, body } of ANSWERS) {
        const response = await fetch(url + address);
        expect([response.status, await response.text()]).toEqual([status, body]);
      }
    });

    it('survives requests that it cannot read', async () => {
      for (const [address, status] of [
        ['/books/%E0%A4%A', 400],
        ['/books/__proto__', 404],
        // Node.js accepts the brackets, and the server of the JDK refuses them.
        ['/books/[x]', expect.toBeOneOf([400, 404]) as number],
        ['/shelves', 404],
        ['/', 404],
      ] as const) {
        expect([address, (await fetch(url + address)).status]).toEqual([address, status]);
      }
    });
  });
}
