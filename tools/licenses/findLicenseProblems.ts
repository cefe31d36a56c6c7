/** Licenses that let the site use a package and show what it makes, by their SPDX names. */
const ACCEPTED = new Set([
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
  // For files as they are: programs that only run here, fonts with their own license.
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages whose license is not on the list, or not named where npm looks for it, each with what was found in it. */
const REVIEWED: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a list of words that only the spelling check reads',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that only the build reads',
  eval: 'MIT, in its file LICENSE',
  format: 'MIT, in its Readme.md',
  'require-like': 'MIT, in its file License',
  'svg-tags': 'MIT, in its file LICENSE',
};

/** What a lock file says of a package. */
export interface LockedPackage {
  license?: string;
}

/**
 * Compares the licenses of all packages of a lock file with the accepted ones.
 *
 * @param packages - of `package-lock.json`, by their places below the folder; the empty place is the project itself
 * @returns one sentence for each package
 */
export function findLicenseProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const found = Object.entries(packages).map(([place, { license }]) => [readName(place), license] as const);
  const refused = found.filter(
    ([name, license]) => name !== '' && !(name in REVIEWED) && (license === undefined || !isAccepted(license)),
  );

  return [
    ...new Set(
      refused.map(
        ([name, license]) =>
          `${name} has ${license === undefined ? 'no license' : `the license ${license}`}, which tools/licenses/findLicenseProblems.ts does not accept.`,
      ),
    ),
  ];
}

/** @returns reviewed packages that the lock file does not have, or whose license is accepted without a review */
export function findNeedlessReviews(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const needed = new Set(
    Object.entries(packages).flatMap(([place, { license = '' }]) => (isAccepted(license) ? [] : [readName(place)])),
  );

  return Object.keys(REVIEWED).filter((name) => !needed.has(name));
}

function readName(place: string): string {
  return place.split('node_modules/').at(-1) ?? '';
}

function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);

  return plain.split(' AND ').every((license) => ACCEPTED.has(license));
}
