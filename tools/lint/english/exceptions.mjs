/** Code whose prose is checked, as globs for Oxlint. All Markdown files are checked. */
export const CODE_GLOBS = ['{bench,config,lib,plugins,src,tests,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];

/**
 * Problems that the rules find but that are allowed; a test allows fewer than 20. Each has the file, the beginning of
 * the problem as it is reported, and the reason.
 *
 * @type {readonly {file: string, problem: string, reason: string}[]}
 */
export const EXCEPTIONS = [
  {
    file: 'tools/lint/english/rules.mjs',
    problem: '"',
    reason: 'The messages of the rules quote the words that they forbid.',
  },
  {
    file: 'tests/tools/english.test.ts',
    problem: '"',
    reason: 'The test cases contain the words that the rules forbid.',
  },
  ...['features/home/Failures.tsx', 'pages/_steps.mdx', 'pages/_vision.mdx'].map((file) => ({
    file: `src/${file}`,
    problem: '"What"',
    reason: 'Titles of sections and links may be indirect questions.',
  })),
];

/**
 * Returns whether a problem is an exception.
 *
 * @param {string} path path of the file, absolute or relative to the root
 * @param {string} found problem as it is reported
 * @returns {boolean}
 */
export const isException = (path, found) =>
  EXCEPTIONS.some(({ file, problem }) => path.endsWith(file) && found.startsWith(problem));
