import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/support/makeFolder';
import { prepareScratchFolder, SHORTCUTS_FOLDER } from '../prepareScratchFolder';

it('links the packages that the project has installed', () => {
  const project = makeFolder({ 'node_modules/typescript-7/bin/tsc': '' });
  const scratch = makeFolder({});
  prepareScratchFolder(scratch, new Map(), project);
  const modules = path.join(scratch, 'node_modules');
  expect(fs.readdirSync(modules)).toEqual(['.bin', '.shortcuts', 'typescript']);
  expect(fs.readdirSync(path.join(modules, 'typescript'))).toEqual(['bin']);
  expect(fs.readdirSync(path.join(modules, '.bin'))).toEqual(['tsc']);
});

it('writes an executable npx; otherwise, the shell would run the slow original', () => {
  const scratch = makeFolder({});
  prepareScratchFolder(scratch, new Map(), scratch);
  fs.accessSync(path.join(scratch, SHORTCUTS_FOLDER, 'npx'), fs.constants.X_OK);
});
