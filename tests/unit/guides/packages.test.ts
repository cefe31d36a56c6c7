import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../../tools/support/paths.mjs';

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that provide a command. */
const PROVIDERS = { wirespec: '@flock/wirespec', tsc: 'typescript' };

/** The package of the npm page. Its readers have installed the compiler before. */
const SHOWN_AFTER_INSTALLATION = path.join('plugins', 'package.json');

const examples = path.join(REPOSITORY, 'examples');
const packages = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'package.json' && file !== SHOWN_AFTER_INSTALLATION)
  .map((file) => ({
    file,
    // `as`: these files are in the repository, and the pages that show them are tried.
    content: JSON.parse(readFileSync(path.join(examples, file), 'utf8')) as Package,
  }));

it('every package.json in examples lists the packages whose commands its scripts call', () => {
  const missing = packages.flatMap(({ file, content: { scripts = {}, dependencies, devDependencies } }) =>
    Object.entries(PROVIDERS)
      .filter(([command]) => new RegExp(`\\b${command} |\\b${command}$`).test(Object.values(scripts).join(' && ')))
      .filter(([, name]) => !(name in { ...dependencies, ...devDependencies }))
      .map(([command, name]) => `${file} calls ${command}, but does not list ${name}`),
  );
  expect(packages.some(({ content }) => content.scripts)).toBe(true);
  expect(missing).toEqual([]);
});
