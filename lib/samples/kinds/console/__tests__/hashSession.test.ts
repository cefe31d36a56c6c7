import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listRuntimeImports } from '../../../../../tests/support/listRuntimeImports';
import { makeFolder } from '../../../../../tests/support/makeFolder';
import { hashSession } from '../hashSession';

const KIND = path.resolve(__dirname, '..');
const SOURCES = fs.readdirSync(KIND).filter((name) => name.endsWith('.ts'));
const request = { commands: [{ line: 'ls', failures: [] }], exitCode: 0 };
const hash = (sourceFolder?: string): string => hashSession(request, new Map(), KIND, sourceFolder);

/** Returns the hash of a session after a line was added to a source file of the kind. */
function hashAfterEdit(file: string): string {
  const folder = makeFolder({});
  fs.cpSync(KIND, folder, { recursive: true });
  expect(hash(folder)).toBe(hash());
  fs.appendFileSync(path.join(folder, file), '\n');
  return hash(folder);
}

it.each(SOURCES)('changes when %s changes', (file) => {
  expect(hashAfterEdit(file)).not.toBe(hash());
});

it('does not change if a test changes', () => {
  expect(hashAfterEdit('__tests__/parse.test.ts')).toBe(hash());
});

it('covers all sources that affect the output, because modules outside the folder only read fences, hash and write files, or report errors', () => {
  const called = SOURCES
    // This file only converts existing steps to data and Markdown.
    .filter((name) => name !== 'index.ts')
    .flatMap((name) => listRuntimeImports(path.join(KIND, name)))
    .filter((name) => !name.startsWith('./'));
  expect([...new Set(called)].sort()).toEqual([
    '../../../files/hashFiles',
    '../../../files/writeFileAtomically',
    '../../SampleProblem',
    '../../words',
  ]);
});
