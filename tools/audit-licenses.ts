// `npm run audit:licenses`: compares the licenses of all packages with the accepted ones.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLicenseProblems, type LockedPackage } from './licenses/findLicenseProblems';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runTool } from './support/runTool.mjs';

function main(): void {
  // npm writes the file, and refuses one of another form.
  const { packages } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const problems = findLicenseProblems(packages);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(`${Object.keys(packages).length - 1} packages have accepted licenses.`);
}

void runTool(main);
