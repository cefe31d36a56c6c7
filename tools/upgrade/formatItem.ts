/**
 * Formats the result of a block or a claim for `git diff`. Only its first line begins with a letter, so Git shows this
 * line above each difference.
 *
 * @param where - a block, such as `docs/a.md:12 wirespec wrong`, or a claim, such as `claims/java/union`
 */
export function formatItem(where: string, state: string, text: string): string {
  return [`${where}: ${state}`, ...text.trim().split('\n')].join('\n  ').concat('\n');
}
