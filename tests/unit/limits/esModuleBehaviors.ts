import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { Target } from '../generated-code/DocumentedText';
import { generate } from '../generated-code/generate';
import type { DocumentedBehavior } from './DocumentedBehavior';

const nodeRequire = createRequire(__filename);
const TSC = path.join(path.dirname(nodeRequire.resolve('typescript/package.json')), 'bin/tsc');

const CONTRACT = 'type Book { title: String } endpoint Find GET /find -> { 200 -> Book }';
const NODE_NEXT = ['--module', 'nodenext'];
const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/** Does something in a project that is an ES module and has generated code in it. */
function inProject(target: Target, marked: boolean, work: (folder: string) => void): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'es-module-'));
  try {
    const files = [
      ...generate(CONTRACT, target).map((file) => ({ path: `generated/${file.path}`, text: file.text })),
      { path: 'package.json', text: '{ "type": "module" }' },
      {
        path: 'main.ts',
        text: "import { Find } from './generated/endpoint/index.js'; const { method } = Find.api; method;",
      },
      ...(marked ? ['generated/package.json', 'dist/generated/package.json'] : []).map((file) => ({
        path: file,
        text: '{ "type": "commonjs" }',
      })),
    ];
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
      fs.writeFileSync(path.join(folder, file.path), file.text);
    }
    work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function compile(folder: string, options: readonly string[]): string {
  const common = ['main.ts', 'generated/endpoint/Find.ts', '--strict', '--target', 'es2022', '--outDir', 'dist'];
  return spawnSync(process.execPath, [TSC, ...common, ...options], { cwd: folder, encoding: 'utf8' }).stdout;
}

function run(folder: string): string {
  return spawnSync(process.execPath, ['dist/main.js'], { cwd: folder, encoding: 'utf8' }).stderr;
}

const page = 'docs/emitters/typescript.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const NPM = 'docs/plugins/npm.md';
const HTTP = 'docs/guides/typescript-over-http.md';
const TARGETS = ['typescript', 'typescript:ir'] as const;

/** What the pages say of generated TypeScript in a package that is an ES module. */
export const ES_MODULE_BEHAVIORS: readonly DocumentedBehavior[] = TARGETS.flatMap((target): DocumentedBehavior[] => [
  {
    page,
    quote: 'both generations therefore fail with TS2835',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: '`TS2835: Relative import paths need explicit file extensions`, `TS2834` |',
      [NPM]: '`TS2835` in generated files, `ERR_MODULE_NOT_FOUND` |',
      [HTTP]: '| `TS2835`, `ERR_MODULE_NOT_FOUND` | your package is an ES module |',
    },
    prove: () => {
      inProject(target, false, (folder) => {
        const printed = compile(folder, NODE_NEXT);
        expect(printed).toContain('TS2835: Relative import paths need explicit file extensions');
        expect(printed).toContain('TS2834');
      });
    },
  },
  {
    page,
    quote: 'fails in Node with `ERR_MODULE_NOT_FOUND`',
    alsoQuotedOn: {
      [TROUBLESHOOTING]:
        'Generated TypeScript imports its own files without an extension, which ES modules do not allow.',
    },
    prove: () => {
      inProject(target, false, (folder) => {
        expect(compile(folder, BUNDLER)).toBe('');
        expect(run(folder)).toContain('ERR_MODULE_NOT_FOUND');
      });
    },
  },
  {
    page,
    quote: 'The generated folder can remain a CommonJS package inside your ES module.',
    prove: () => {
      inProject(target, true, (folder) => {
        expect(compile(folder, NODE_NEXT)).toBe('');
        expect(run(folder)).toBe('');
      });
    },
  },
]);

/** What holds of `tsc` itself, such as its messages, which sends readers to the page about troubleshooting. */
export const TSC_BEHAVIORS: readonly DocumentedBehavior[] = [
  {
    page: 'docs/getting-started.md',
    quote: 'npm install --save-exact --save-dev typescript@6.0.3',
    prove: () => {
      expect(nodeRequire('typescript/package.json')).toMatchObject({ version: '6.0.3' });
    },
  },
  {
    page: TROUBLESHOOTING,
    quote: '`TS5112` | newer versions of `tsc` refuse a file name beside a `tsconfig.json`',
    prove: () => {
      inProject('typescript', true, (folder) => {
        fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
        expect(compile(folder, NODE_NEXT)).toContain('TS5112');
      });
    },
  },
];
