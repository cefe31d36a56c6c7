import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from '../../../tests/support/listSources';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { KINDS } from '../kinds';

const FOLDER = path.resolve(__dirname, '../kinds');
const NAMES = KINDS.map(({ name }) => name);

/** For each kind, the modules of pages that render its blocks without its view. */
const OWN_DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  contract: ['src/features/home/requireContract.ts'],
};

describe('R-43 the kinds of blocks', () => {
  it('are exactly the folders beside the list', () => {
    expect(fs.readdirSync(FOLDER).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)('%s has its data, its view and its tests in its folders', (name) => {
    const files = fs.readdirSync(path.join(FOLDER, name), { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        'types.ts',
        'index.ts',
        path.join('__tests__', 'parse.test.ts'),
        path.join('__tests__', 'proof.test.ts'),
      ]),
    );
    const viewFiles = fs.readdirSync(path.join(REPOSITORY, 'src/blocks', name), { recursive: true });
    expect(viewFiles).toContain('index.tsx');
    expect(viewFiles).toContainEqual(expect.stringMatching(/^__tests__.*\.test\.tsx$/));
  });

  it.each(NAMES)('%s can be part of a name in a page, which imports its view by it', (name) => {
    expect(name).toMatch(/^[a-z]+$/);
  });

  it.each(NAMES)('%s is named nowhere but in its folders, the list, and what draws it in its own way', (name) => {
    const naming = new RegExp(`\\bkind\\s*[!=]==\\s*['"\`]${name}\\b|\\bkinds/${name}\\b`);
    const found = ['config', 'lib', 'plugins', 'src', 'tools']
      .flatMap(listSources)
      .filter((file) => !/^(?:lib.samples.kinds|src.blocks)[/\\]/.test(file))
      .filter((file) => naming.test(fs.readFileSync(path.join(REPOSITORY, file), 'utf8')));
    expect(found).toEqual(['lib/samples/kinds.ts', ...(OWN_DRAWINGS[name] ?? [])]);
  });

  it('end with the kind that matches all remaining fences', () => {
    const claiming = KINDS.filter((kind) => kind.matches('a language nobody knows', new Map()));
    expect(claiming).toEqual([KINDS.at(-1)]);
  });
});
