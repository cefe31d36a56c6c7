import { describe, expect, it } from 'vitest';
import type { ComparisonVerdict } from '@site/lib/changes';
import { describeComparison } from '../describeComparison';

function say(verdicts: readonly ComparisonVerdict[], hasEqualTrees = false, hasEqualComments = true): string {
  const changes = verdicts.map((verdict) => ({ verdict, sentence: '', breaks: [], offset: 0, side: 'after' }) as const);
  const diagnostics = { before: [], after: [] };
  return describeComparison({ changes, hasEqualTrees, hasEqualComments, diagnostics, isPending: false });
}

describe('a comparison', () => {
  it('says that trees are equal only if they are', () => {
    expect(say([], true)).toBe('The syntax trees are equal');
    expect(say([])).toBe('The versions differ in a way that this page cannot judge: compare them yourself');
  });

  it('says that only comments differ', () => {
    expect(say([], true, false)).toContain('Only comments differ: nothing changes for callers');
    expect(say([], false, false)).toContain('The versions differ in a way that this page cannot judge');
    expect(say(['compatible'], false, false)).toBe('1 change, none breaking');
  });

  it.each([
    [['compatible'], '1 change, none breaking'],
    [['breaking', 'compatible'], '2 changes, 1 breaking'],
    [['breaking', 'unclear', 'compatible'], '3 changes, 1 breaking, 1 to check by eye'],
    [['unclear', 'unclear', 'compatible'], '3 changes, 2 to check by eye'],
    [['source', 'compatible'], '2 changes, none breaking, 1 in source only'],
  ] as const)('counts the changes that break, are unclear or are in source only: %s', (verdicts, expected) => {
    expect(say(verdicts)).toBe(expected);
  });

  it('says that both versions must compile', () => {
    const diagnostic = { message: '', source: 'site', path: 'contract.ws', line: 1, column: 1, length: 1 } as const;
    const comparison = {
      changes: undefined,
      hasEqualTrees: false,
      hasEqualComments: false,
      diagnostics: { before: [], after: [] },
      isPending: false,
    };
    const refused = { ...comparison, diagnostics: { before: [], after: [diagnostic] } };
    expect(describeComparison(refused)).toBe('Both versions must compile to be compared');
    // The sentence stays while the reader types.
    expect(describeComparison({ ...refused, isPending: true })).toBe('Both versions must compile to be compared');
    expect(describeComparison({ ...comparison, isPending: true })).toBe('Comparing…');
  });
});
