import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

// `npm run lint:unused` checks which list a package belongs to.

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = readPackage(REPOSITORY);

describe('the packages in package.json', () => {
  it('are in one list only, each with its exact version', () => {
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      // A second version of a package is installed under another name.
      expect(version).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
  });

  it('include the version of jiti with which Docusaurus loads the configuration', () => {
    const generator = createRequire(path.join(REPOSITORY, 'node_modules', '@docusaurus', 'utils', 'package.json'));
    expect(devDependencies.jiti).toBe(readPackage(path.dirname(generator.resolve('jiti/package.json'))).version);
  });
});

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
}
