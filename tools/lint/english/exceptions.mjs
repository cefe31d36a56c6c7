/**
 * Folders whose prose is checked. Add a folder when its prose is clean.
 *
 * `code` are globs for Oxlint, without those of `excludedCode`; `notes` are the beginnings of Markdown paths.
 */
export const SCOPE = {
  code: ['{config,lib,plugins}/**/*.{ts,tsx,mjs}', 'tools/lint/english/*.mjs'],
  excludedCode: ['lib/compiler/**', 'plugins/offline/**'],
  notes: ['plugins/', 'tools/lint/english/'],
  excludedNotes: ['plugins/offline/'],
};

/**
 * Exceptions, fewer than 20: the beginning of a problem as it is reported, the file, and the reason.
 *
 * @type {readonly {file: string, problem: string, reason: string}[]}
 */
export const EXCEPTIONS = [
  {
    file: 'tools/lint/english/rules.mjs',
    problem: '"',
    reason: 'The messages of the rules quote the words that they forbid.',
  },
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
