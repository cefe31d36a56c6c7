/** SPDX names of licenses that allow the site to use a package and to publish its output. */
const ACCEPTED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
  // Accepted for unmodified files only: programs that run during the build, and fonts that keep their license.
  'MPL-2.0',
  'OFL-1.1',
]);

/**
 * Packages whose license is not in `ACCEPTED_LICENSES`, or whose `package.json` names no license, each with the result
 * of a manual review.
 */
const REVIEWED_PACKAGES: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a list of words that only the spelling check reads',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that only the build reads',
  eval: 'MIT, in its file LICENSE',
  format: 'MIT, in its Readme.md',
  'require-like': 'MIT, in its file License',
  'svg-tags': 'MIT, in its file LICENSE',
  'wirespec-0.11.2': 'Apache-2.0: a former Wirespec compiler, whose repository has had this license since 2023',
  'wirespec-0.8.33': 'MIT: a former Wirespec compiler, whose Maven artifacts named this license then',
  'wirespec-0.8.51': 'Apache-2.0: a former Wirespec compiler, whose repository has had this license since 2023',
};

/** The license that a lock file records for a package. */
export interface LockedPackage {
  license?: string;
}

/**
 * Compares the licenses of packages with the accepted ones.
 *
 * @param packages - the packages of lock files, keyed by their path
 * @returns one sentence per package whose license is not accepted; empty if all are
 */
export function findLicenseProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const found = Object.entries(packages).map(([location, { license }]) => [readName(location), license] as const);
  const refused = found.filter(
    ([name, license]) => !(name in REVIEWED_PACKAGES) && (license === undefined || !isAccepted(license)),
  );

  return [
    ...new Set(
      refused.map(
        ([name, license]) =>
          `${name} has ${license === undefined ? 'no license' : `the license ${license}`}: replace the package, or read its license and add the result to tools/licenses/findLicenseProblems.ts.`,
      ),
    ),
  ];
}

/**
 * Finds entries of the review list that are no longer needed, because the package is no longer in any lock file or its
 * license is now accepted.
 *
 * @param packages - the packages of lock files, keyed by their path
 * @returns the names of the packages
 */
export function findUnneededReviews(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const needed = new Set(
    Object.entries(packages).flatMap(([location, { license = '' }]) =>
      isAccepted(license) ? [] : [readName(location)],
    ),
  );

  return Object.keys(REVIEWED_PACKAGES).filter((name) => !needed.has(name));
}

function readName(location: string): string {
  return location.split('node_modules/').at(-1) ?? '';
}

function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);

  return plain.split(' AND ').every((license) => ACCEPTED_LICENSES.has(license));
}
