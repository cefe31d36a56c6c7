import path from 'node:path';
import { expect, it } from 'vitest';
import { readRun, writeRun } from '../../../bench/compare/runFiles.mjs';
import { makeFolder } from '../../support/makeFolder';
import { makeGrowthRow, makeWalkRow } from './makeRows';

it('reads a run as it was written, with what was not measured', () => {
  const file = path.join(makeFolder({}), 'figures.json');
  const growth = [{ ...makeGrowthRow(100, 70), peakMb: Number.NaN }];
  const run = { machine: 'Measured on Monday.', results: { navigation: [makeWalkRow('ours', 40)], growth } };
  writeRun(file, run);
  expect(readRun(file)).toEqual(run);
});

it.each([
  ['missing', {}],
  ['no JSON', { 'figures.json': 'script: 40' }],
  ['of another tool', { 'figures.json': '[{"route": "/"}]' }],
])('refuses a file that is %s, and says which files to name', (_, files) => {
  const file = path.join(makeFolder(files), 'figures.json');
  expect(() => readRun(file)).toThrow(/figures\.json has no figures of an earlier run: name files that .*--json/);
});
