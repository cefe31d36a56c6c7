import type { Comparison } from './useComparison';

/** What a comparison says as a whole. */
export function describeComparison({ changes, diagnostics, hasEqualTrees }: Omit<Comparison, 'problem'>): string {
  if (changes === undefined) {
    const isWrong = diagnostics.before.length + diagnostics.after.length > 0;
    return isWrong ? 'Both versions must compile to be compared' : 'Two versions are compared here';
  }
  if (changes.length === 0) {
    return hasEqualTrees ? 'The syntax trees are equal' : 'The syntax trees differ: compare the texts';
  }
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking').length;
  const unclear = changes.filter(({ verdict }) => verdict === 'unclear').length;
  const parts = [count(changes.length, 'change')];
  // Nobody knows whether unclear changes break something.
  if (breaking > 0 || unclear === 0) parts.push(`${breaking === 0 ? 'none' : breaking} breaking`);
  if (unclear > 0) parts.push(`${unclear} to check by eye`);
  return parts.join(', ');
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
