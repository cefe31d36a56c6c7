import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listRuntimeImports } from '../../../tests/support/listRuntimeImports';
import { REPOSITORY } from '../../../tools/support/paths.mjs';

/** Reads the numbered files in `docs-dev/blocks.md`, each with the names at the beginning of its list items. */
function readPath(): { file: string; calls: string[] }[] {
  return fs
    .readFileSync(path.join(REPOSITORY, 'docs-dev/blocks.md'), 'utf8')
    .split(/^\d\. (?=`)/m)
    .slice(1)
    .map((step) => {
      const [, file = ''] = /^`([^`]+)`/.exec(step) ?? [];
      return { file, calls: [...step.matchAll(/^ {3}- `(\w+)`/gm)].map(([, name = '']) => name) };
    });
}

it('the notes on blocks list six files, each with all of our functions that it imports', () => {
  const steps = readPath();
  expect(steps).toHaveLength(6);
  for (const { file, calls } of steps) {
    const called = listRuntimeImports(path.join(REPOSITORY, file)).map((name) => path.basename(name));
    expect(calls.sort(), file).toEqual(called.sort());
  }
});
