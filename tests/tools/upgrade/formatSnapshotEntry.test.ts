import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { formatSnapshotEntry } from '../../../tools/upgrade/formatSnapshotEntry';
import { makeFolder } from '../../support/makeFolder';

const LINES = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n');

it('a diff between the snapshots of two compilers names each block and claim', () => {
  const format = (state: string, message: string): string =>
    formatSnapshotEntry('docs/a.md:2 wirespec', 'right', `${LINES}\n${message}`) +
    formatSnapshotEntry('claims/java/union', state, 'same');
  const cwd = makeFolder({
    'old.txt': format('holds', 'Colon expected'),
    'new.txt': format('broken', 'A colon is missing'),
  });
  const { stdout } = spawnSync('git', ['diff', '--no-index', 'old.txt', 'new.txt'], { cwd, encoding: 'utf8' });
  expect(stdout).toContain('@@ docs/a.md:2 wirespec: right\n');
  expect(stdout).toContain(
    '-  Colon expected\n-claims/java/union: holds\n+  A colon is missing\n+claims/java/union: broken\n',
  );
});
