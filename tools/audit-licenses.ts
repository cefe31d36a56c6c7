// `npm run audit:licenses` compares the license of every locked package with the accepted licenses.
import { findLicenseProblems } from './licenses/findLicenseProblems';
import { readLockedPackages } from './licenses/readLockedPackages';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

function main(): void {
  const packages = readLockedPackages();
  const problems = findLicenseProblems(packages);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(`${Object.keys(packages).length} packages have accepted licenses.`);
}

void runMain(main);
