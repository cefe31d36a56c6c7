import { describe, expect, it } from 'vitest';
import { type ClaimMark, describeUnknownClaims, findClaimMarks, listClaimIds } from '../../lib/claims';
import { readPageSources } from '../../lib/samples';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Matches headings of tables of limits, or their explicit anchors. */
const LIMITS =
  /^(?:Known defects|Names that collide|what-goes-wrong|What goes wrong.*|What to avoid.*|Limits.*|Other repairs.*|What is not read|What to repair.*|Exit codes|Messages|Accepted without a message|The generated code does not compile|A document converts badly|Generate random test data)$/;

/** Matches pages about software that is not installed here: libraries and plugins for the JVM, and editors. */
const NOT_INSTALLED = /^docs\/(?:integration\/|plugins\/(?:maven|gradle)\.md|ide\/)/;

const pages = readPageSources(REPOSITORY).map(({ path, text }) => ({ path, text, marks: findClaimMarks(text) }));
const ids = listClaimIds(REPOSITORY);

/** Lists the rows of tables of limits, without headers and delimiter rows. */
function listRows(text: string): { line: number; row: string }[] {
  let heading = '';
  let isFence = false;
  return text.split('\n').flatMap((row, index, lines) => {
    if (row.startsWith('```')) isFence = !isFence;
    if (isFence) return [];
    const [, words, anchor] = /^#+ (.*?)(?: \{\/\* #([\w-]+) \*\/\})?$/.exec(row) ?? [];
    heading = anchor ?? words ?? heading;
    const isHead = /^\|[-|: ]+\|$/.test(lines[index + 1] ?? '');
    const isRow = row.startsWith('|') && !isHead && !/^\|[-|: ]+\|$/.test(row);
    return isRow && LIMITS.test(heading) ? [{ line: index + 1, row }] : [];
  });
}

describe('a mark of a claim', () => {
  it('names a claim that exists', () => {
    const known = new Set(ids);
    expect(pages.flatMap(({ path, marks }) => describeUnknownClaims(path, marks, known))).toEqual([]);
  });

  it('is recognized in every comment and expression that mentions a claim', () => {
    const comments = pages.reduce(
      (sum, { text }) => sum + [...text.matchAll(/\{(?:\/\*[^}]*\bclaims?\b|claim\()/g)].length,
      0,
    );
    expect(pages.reduce((sum, { marks }) => sum + marks.length, 0)).toBe(comments);
  });
});

describe('a claim', () => {
  it('is quoted by a page', () => {
    const quoted = new Set(pages.flatMap(({ marks }) => marks.flatMap((mark) => mark.ids)));
    expect(ids.filter((id) => !quoted.has(id))).toEqual([]);
  });
});

describe('a table of limits', () => {
  const limits = pages
    .filter(({ path }) => path.startsWith('docs/') && !NOT_INSTALLED.test(path))
    .flatMap(({ path, text, marks }) => listRows(text).map((row) => ({ path, marks, ...row })));

  it('is found on many pages', () => {
    expect(limits.length).toBeGreaterThan(150);
  });

  it('has a claim in each of its rows, or a reason why it has none', () => {
    const isIn = (line: number) => (mark: ClaimMark) => mark.line === line;
    expect(
      limits
        .filter(({ marks, line }) => !marks.some(isIn(line)))
        .map(({ path, line, row }) => `${path}:${line}: ${row}`),
    ).toEqual([]);
  });
});
