// `npm run audit:licenses` compares the license of every locked package with the accepted licenses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLicenseProblems, type LockedPackage } from './licenses/findLicenseProblems';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

function main(): void {
  // npm wrote this file and rejects any other shape.
  const { packages } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const problems = findLicenseProblems(packages);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(`${Object.keys(packages).length - 1} packages have accepted licenses.`);
}

void runMain(main);
