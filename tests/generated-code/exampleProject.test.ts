import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { STARTERS } from '../../config/machineReadable';
import { openExamples } from '../../lib/samples/examples';
import { prepareScratchFolder } from '../../lib/samples/kinds/console/prepareScratchFolder';
import { zipExamples } from '../../plugins/built-pages/machine-readable/zipExamples';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { findFreePort } from '../support/findFreePort';
import { type DocsPage, readPagesBelow } from '../unit/pages/readDocsPages';
import { examplesFolder, readExample } from './readExample';

// Follows the five pages of the example project as a reader does. The test saves each file that a page shows and runs
// each command. It compares answers and output with those on the page. Only `npm install` is replaced, because tests
// have no network.

vi.setConfig({ testTimeout: 300_000 });

/** The pages in the order of the chapters. */
const CHAPTERS = readPagesBelow('docs/project').sort(
  (one, other) => Number(one.frontMatter.sidebar_position) - Number(other.frontMatter.sidebar_position),
);

/** Matches the sentence that names the files that no longer compile without the response 409. */
const BROKEN_FILES = /from the contract: `(.+?)`, `(.+?)` and `(.+?)` no longer compile/;

/** Matches the sentence after which a reader stops the server. */
const STOP = /\bStop (?:the server|it) with Ctrl\+C\b/;

/** An action of a reader with a code block, a download or the server. */
type Step =
  | { do: 'stop' }
  | { do: 'save'; example: string; as: string }
  | { do: 'run'; lines: string[]; exitCode: number }
  | { do: 'compare answer'; status: number; body: string }
  | { do: 'compare headers' | 'compare output' | 'find lines'; lines: string[] };

const COMPARISONS = {
  output: 'compare output',
  'some lines of the output': 'find lines',
  'two headers of the answer': 'compare headers',
} as const;

function isComparison(title: string): title is keyof typeof COMPARISONS {
  return title in COMPARISONS;
}

/** Reads what a code block asks a reader to do. */
function readBlock(language: string, meta: string, body: string): Step {
  const [, file] = /\bfile=([^\s#]+)/.exec(meta) ?? [];
  const [, title = ''] = /\btitle="(.*?)"/.exec(meta) ?? [];
  const [, status] = /^answer, status (\d+)$/.exec(title) ?? [];
  if (file !== undefined) return { do: 'save', example: file, as: title };
  if (status !== undefined) return { do: 'compare answer', status: Number(status), body };
  if (isComparison(title)) return { do: COMPARISONS[title], lines: body.split('\n') };
  if (language !== 'bash' && language !== 'console') throw new Error(`The test cannot follow this block: ${body}`);
  return {
    do: 'run',
    lines: body.split('\n').map((line) => line.replace(/^\$ /, '')),
    exitCode: Number(/\bexit=(\d+)/.exec(meta)?.[1] ?? 0),
  };
}

/** Lists the steps of a page. A reader downloads linked scripts into the folder of the library. */
function listSteps({ tree }: DocsPage): Step[] {
  const steps: Step[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') steps.push(readBlock(node.lang ?? '', node.meta ?? '', node.value));
    const [, script] = (node.type === 'link' && /^pathname:\/\/\/(.*\.mjs)$/.exec(node.url)) || [];
    if (script !== undefined) steps.push({ do: 'save', example: `download/${script}`, as: `library/${script}` });
    if (node.type === 'text' && STOP.test(node.value)) steps.push({ do: 'stop' });
  });
  return steps;
}

/** A manifest that the test reads. The manifests in pages have these keys. */
interface Manifest {
  scripts: { start: string };
  dependencies: Record<string, string>;
}

/** A reader, with a folder for the project, a terminal, and at most one running server. */
class Reader {
  readonly folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'project-'));
  private terminal = path.join(this.folder, 'library');
  private server: ChildProcess | undefined;
  private url = '';
  private output = '';
  private answer: Response | undefined;

  async follow(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.perform(step);
  }

  private async perform(step: Step): Promise<void> {
    switch (step.do) {
      case 'save':
        this.save(step.as, readExample(step.example));
        break;
      case 'run':
        for (const line of step.lines) await this.run(line, line === step.lines.at(-1) ? step.exitCode : 0);
        break;
      case 'compare answer':
        expect([this.answer?.status, await this.answer?.text()]).toEqual([step.status, step.body]);
        break;
      case 'compare headers': {
        const headers = [...(this.answer?.headers ?? [])].map((header) => header.join(': '));
        for (const line of step.lines) expect(headers).toContain(line);
        break;
      }
      case 'compare output':
        expect(this.output.trim().split(/\r?\n/)).toEqual(step.lines);
        break;
      case 'find lines':
        for (const line of step.lines) expect(this.output).toContain(line);
        break;
      case 'stop':
        this.stop();
    }
  }

  save(file: string, text: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  async run(line: string, exitCode = 0): Promise<void> {
    const [program, ...words] = line.split(' ');
    if (program === 'cd') this.terminal = path.join(this.terminal, words.join(' '));
    else if (line === 'npm install') this.install();
    else if (line === 'npm start') await this.start();
    else if (program === 'curl') this.answer = await this.ask(words);
    else this.output = this.runInShell(line, exitCode);
  }

  /** Runs a command line in the terminal, and returns its output. */
  runInShell(line: string, exitCode = 0): string {
    const env = { ...process.env, FORCE_COLOR: '0', LIBRARY_URL: this.url };
    const { status, stdout, stderr } = spawnSync(line, { cwd: this.terminal, shell: true, encoding: 'utf8', env });
    expect(status, `${line}\n${stdout}\n${stderr}`).toBe(exitCode);
    return stdout;
  }

  private readManifest(): Manifest {
    // `as`: the page shows this file, and packages.test.ts reads it, too.
    return JSON.parse(fs.readFileSync(path.join(this.terminal, 'package.json'), 'utf8')) as Manifest;
  }

  /** Links the packages of this repository, and unpacks those that a reader has packed. */
  private install(): void {
    const modules = path.join(this.terminal, 'node_modules');
    fs.rmSync(modules, { recursive: true, force: true });
    prepareScratchFolder(this.terminal, new Map(), REPOSITORY);
    for (const [name, version] of Object.entries(this.readManifest().dependencies)) {
      if (!version.startsWith('file:')) continue;
      const target = path.join(modules, name);
      fs.mkdirSync(target, { recursive: true });
      this.runInShell(`tar -xzf "${version.slice('file:'.length)}" -C "${target}" --strip-components=1`);
    }
  }

  private async start(): Promise<void> {
    if (this.server) throw new Error('The port is in use, because the page does not say where to stop the server.');
    const port = await findFreePort();
    this.url = `http://localhost:${port}`;
    const [program = '', ...words] = this.readManifest().scripts.start.split(' ');
    this.server = spawn(program, words, {
      cwd: this.terminal,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exited = once(this.server, 'exit').then(() => {
      throw new Error('The server did not start.');
    });
    if (this.server.stdout) await Promise.race([once(this.server.stdout, 'data'), exited]);
    exited.catch(() => undefined);
  }

  /** Sends the request of a `curl` command: a GET, or a POST with the JSON of a file. */
  private ask(words: readonly string[]): Promise<Response> {
    const [, file, address] =
      /^(?:-i |--json "@(\S+)" )?"?http:\/\/localhost:8080(\S*?)"?$/.exec(words.join(' ')) ?? [];
    if (address === undefined) throw new Error(`The test cannot send "curl ${words.join(' ')}".`);
    return file === undefined ? this.get(address) : this.post(address, fs.readFileSync(path.join(this.terminal, file)));
  }

  get(address: string): Promise<Response> {
    return fetch(this.url + address);
  }

  post(address: string, body: BodyInit): Promise<Response> {
    return fetch(this.url + address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  stop(): void {
    this.server?.kill();
    this.server = undefined;
  }
}

const reader = new Reader();

/** Copies the contract of a chapter over that in a folder, which is a clone of the library. */
function useContract(folder: string, chapter: number): void {
  fs.writeFileSync(
    path.join(folder, 'contracts', 'library.ws'),
    readExample(`project/chapter-${chapter}/library/contracts/library.ws`),
  );
}

beforeAll(() => {
  fs.mkdirSync(path.join(reader.folder, 'library'));
});

afterAll(() => {
  reader.stop();
  fs.rmSync(reader.folder, { recursive: true });
});

it('the project has five chapters, each of which links to the next and says how long it takes', () => {
  expect(CHAPTERS).toHaveLength(5);
  expect(CHAPTERS.filter(({ text }) => BROKEN_FILES.test(text))).toHaveLength(1);
  for (const [index, { text }] of CHAPTERS.entries()) {
    const next = CHAPTERS[index + 1];
    expect(text).toMatch(/about \d+(?: minutes)?\b/);
    if (next) expect(text.split('## Next')[1]).toContain(`](/${next.path.replace(/\.md$/, '')})`);
  }
});

// Each chapter continues the project of the chapters before, so these tests need their order.
for (const [index, chapter] of CHAPTERS.entries()) {
  const name = String(chapter.frontMatter.sidebar_label);

  it(`${name}: files and commands of the page lead to the answers and the output on the page`, async () => {
    const steps = listSteps(chapter);
    expect(steps.filter((step) => step.do === 'run')).not.toEqual([]);
    expect(steps.filter((step) => /^compare|^find/.test(step.do))).not.toEqual([]);
    await reader.follow(steps);
  });

  it(`${name}: the server survives requests that it cannot read`, async () => {
    // A chapter ends after the server is stopped, in the terminal of any program.
    await reader.run('cd ../library');
    await reader.run('npm start');
    for (const address of [
      '/books/%E0%A4%A',
      '/%',
      '/__proto__',
      '/books?__proto__=1&title=%FF',
      '/constructor',
      '/',
    ]) {
      expect((await reader.get(address)).status).toBeLessThan(500);
    }
    for (const body of ['', '{', 'null', '[]', '"x"', '{"__proto__":{"isbn":1}}', '{"isbn":1,"card":["R10001"]}']) {
      const { status } = await reader.post('/loans', body);
      // Chapter 1 checks nothing: it says that the next chapter does.
      if (index > 0) expect([body, status]).toEqual([body, 400]);
    }
    expect((await reader.get('/books')).status).toBe(200);
    reader.stop();
  });

  const [, ...broken] = BROKEN_FILES.exec(chapter.text) ?? [];
  if (broken.length === 0) continue;
  it(`${name}: without 409, the compiler refuses the files that the page names`, async () => {
    const contract = path.join('library', 'contracts', 'library.ws');
    const before = fs.readFileSync(path.join(reader.folder, contract), 'utf8');
    reader.save(contract, before.replace('  409 -> Problem\n', ''));
    await reader.run('npm run generate');
    const errors = reader.runInShell('npx tsc --pretty false', 2);
    expect(new Set([...errors.matchAll(/^[\w.]+\.ts/gm)].map(String))).toEqual(new Set(broken));
    reader.save(contract, before);
  });
}

it('the last chapter ends with the files of the archive to download', () => {
  const archive = zipExamples(openExamples(examplesFolder), STARTERS['library-project'], 'library-project');
  const files = Object.entries(unzipSync(archive)).map(
    ([file, content]) => [file.replace('library-project/', ''), Buffer.from(content).toString()] as const,
  );
  expect(files.map(([file]) => file)).toContain('README.md');
  expect(files.length).toBeGreaterThan(5);
  for (const [file, text] of files) {
    if (file !== 'README.md')
      expect([file, fs.readFileSync(path.join(reader.folder, file), 'utf8')]).toEqual([file, text]);
  }
});

it('the workflow accepts the second version of the endpoint, and refuses a change of the first', () => {
  const workflow = readExample('project/chapter-5/library/.github/workflows/contract.yml');
  // `as`: a workflow without this step fails the test.
  const { jobs } = parseYaml(workflow) as { jobs: { contract: { steps: { name?: string; run?: string }[] } } };
  const step = jobs.contract.steps.find(({ name }) => name === 'Nothing breaks existing clients');
  const script = step?.run?.replace('${{ github.base_ref }}', 'main') ?? '';

  const folder = path.join(reader.folder, 'pipeline');
  const git = (cwd: string, ...words: string[]): void => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
      cwd,
    });
    expect(status, String(stderr)).toBe(0);
  };
  const review = (name: string, change: (clone: string) => void): number | null => {
    git(folder, 'clone', '--quiet', 'origin', `${name}/library`);
    const clone = path.join(folder, name, 'library');
    fs.symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(clone, 'node_modules'));
    change(clone);
    return spawnSync('sh', ['-e', '-c', script], { cwd: clone }).status;
  };

  const origin = path.join(folder, 'origin');
  fs.mkdirSync(path.join(origin, 'contracts'), { recursive: true });
  fs.writeFileSync(path.join(origin, 'breaking-changes.mjs'), readExample('download/breaking-changes.mjs'));
  useContract(origin, 4);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '--message=Start');

  expect(
    review('second-version', (clone) => {
      useContract(clone, 5);
    }),
  ).toBe(0);
  const changeFirst = (clone: string): void => {
    const contract = readExample('project/chapter-4/library/contracts/library.ws');
    fs.writeFileSync(
      path.join(clone, 'contracts', 'library.ws'),
      `${contract.replace('200 -> Loan[]', '200 -> LoanPage')}type LoanPage { loans: Loan[], next: String? }\n`,
    );
  };
  expect(review('changed-first', changeFirst)).toBe(1);
});
