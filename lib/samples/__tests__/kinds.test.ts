import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from '../../../tests/support/listSources';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { KINDS } from '../kinds';

const FOLDER = path.resolve(__dirname, '../kinds');
const NAMES = KINDS.map(({ name }) => name);

/** Modules of pages that render the blocks of a kind without its view, by kind. */
const MODULES_WITHOUT_VIEW: Readonly<Record<string, readonly string[]>> = {
  contract: ['src/features/home/requireContract.ts'],
};

describe('R-43 the kinds of blocks', () => {
  it('have one folder each in "kinds", which has no other folders', () => {
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

  it.each(NAMES)(
    '%s has a name that can be part of an identifier, because pages import the view by this name',
    (name) => {
      expect(name).toMatch(/^[a-z]+$/);
    },
  );

  it.each(NAMES)(
    '%s is mentioned only in its folders, in the list, and in modules that render it without its view',
    (name) => {
      const naming = new RegExp(`\\bkind\\s*[!=]==\\s*['"\`]${name}\\b|\\bkinds/${name}\\b`);
      const found = ['config', 'lib', 'plugins', 'src', 'tools']
        .flatMap(listSources)
        .filter((file) => !/^(?:lib.samples.kinds|src.blocks)[/\\]/.test(file))
        .filter((file) => naming.test(fs.readFileSync(path.join(REPOSITORY, file), 'utf8')));
      expect(found).toEqual(['lib/samples/kinds.ts', ...(MODULES_WITHOUT_VIEW[name] ?? [])]);
    },
  );

  it('end with the only kind that matches an unknown language', () => {
    const matching = KINDS.filter((kind) => kind.matches('an unknown language', new Map()));
    expect(matching).toEqual([KINDS.at(-1)]);
  });
});
