import { summarizeChanges } from '@site/lib/changes';
import type { Comparison } from './useComparison';

type Result = Omit<Comparison, 'problem' | 'retry'>;

/**
 * Describes the result of a comparison in one sentence. During a comparison, describes the result of the earlier one,
 * if any.
 */
export function describeComparison(comparison: Result): string {
  const { changes, isPending } = comparison;
  if (isPending && !isOutdated(comparison)) return 'Comparing…';
  if (changes === undefined) return 'Both versions must compile to be compared';
  if (changes.length === 0) return describeUnchanged(comparison);
  return summarizeChanges(changes);
}

/** Returns whether a comparison has the result of earlier versions, because the current ones are being compared. */
export function isOutdated({ changes, diagnostics, isPending }: Result): boolean {
  return isPending && (changes !== undefined || diagnostics.before.length + diagnostics.after.length > 0);
}

function describeUnchanged({ hasEqualTrees, hasEqualComments }: Result): string {
  if (!hasEqualTrees) return 'The versions differ in a way that this page cannot judge: compare them yourself';
  // If only comments differ, the generated code can still change: the targets `openapi-v2` and `openapi-v3` write some
  // comments as descriptions.
  return hasEqualComments
    ? 'The syntax trees are equal'
    : 'Only comments differ: nothing changes for callers, but OpenAPI documents generated from the contract contain some of them';
}
