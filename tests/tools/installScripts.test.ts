import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { runNpm } from '../../tools/support/runNpm.mjs';
import { makeFolder } from '../support/makeFolder';

interface Manifest {
  allowScripts: Record<string, boolean>;
}

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

// Install scripts of packages run with all rights of the user. If an update adds one, this test fails: read the script
// before you add the package to `allowScripts`.
it('allowScripts in package.json names every package that has an install script', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([location]) => location.split('node_modules/').at(-1));
  const { allowScripts } = JSON.parse(read('package.json')) as Manifest;
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(wanting)].sort());
});

it('npm install runs no install script', async () => {
  const folder = makeFolder({
    '.npmrc': read('.npmrc'),
    'package.json': JSON.stringify({ name: 'site', version: '1.0.0', dependencies: { wanting: 'file:wanting' } }),
    'wanting/package.json': JSON.stringify({
      name: 'wanting',
      version: '1.0.0',
      scripts: { install: "node -e \"require('fs').writeFileSync('ran', '')\"" },
    }),
  });
  const { exitCode, output } = await runNpm(['install', '--offline', '--install-links'], { cwd: folder });
  expect(exitCode, output).toBe(0);
  expect(() => readFileSync(path.join(folder, 'node_modules', 'wanting', 'package.json'))).not.toThrow();
  expect(() => readFileSync(path.join(folder, 'node_modules', 'wanting', 'ran'))).toThrow(/ENOENT/);
});
