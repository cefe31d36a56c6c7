/**
 * Formats the result of a block or a claim for `git diff`. Only its first line begins with a letter, so Git shows this
 * line above each difference.
 *
 * @param place - a block, such as `docs/a.md:12 wirespec wrong`, or a claim, such as `claims/java/union`
 * @param state - for a block `right` or `wrong`, for a claim the state of its verdict
 * @param text - Markdown of the block, output of the tools, or error messages
 */
export function formatSnapshotEntry(place: string, state: string, text: string): string {
  return [`${place}: ${state}`, ...text.trim().split('\n')].join('\n  ').concat('\n');
}
