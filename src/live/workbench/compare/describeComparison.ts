import { summarizeChanges } from '@site/lib/changes';
import type { Comparison } from './useComparison';

/** Describes the state or the result of a comparison in one sentence. */
export function describeComparison(comparison: Omit<Comparison, 'problem' | 'retry'>): string {
  const { changes, diagnostics, isPending } = comparison;
  if (isPending) return 'Comparing…';
  if (changes === undefined) {
    const hasDiagnostics = diagnostics.before.length + diagnostics.after.length > 0;
    return hasDiagnostics ? 'Both versions must compile to be compared' : 'Comparing…';
  }
  if (changes.length === 0) return describeUnchanged(comparison);
  return summarizeChanges(changes);
}

function describeUnchanged({ hasEqualTrees, hasEqualComments }: Omit<Comparison, 'problem' | 'retry'>): string {
  if (!hasEqualTrees) return 'The versions differ in a way that this page cannot judge: compare them yourself';
  // If only comments differ, the generated code can still change: the targets `openapi-v2` and `openapi-v3` write some
  // comments as descriptions.
  return hasEqualComments
    ? 'The syntax trees are equal'
    : 'Only comments differ: nothing changes for callers, but OpenAPI documents generated from the contract contain some of them';
}
