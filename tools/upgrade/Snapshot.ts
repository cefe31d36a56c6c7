/** The result of proving a code block or trying a claim. */
export interface SnapshotItem {
  /** A code block, such as `docs/a.md:12  wirespec wrong`, or a claim, such as `claims/java/union`. */
  where: string;
  kind: 'block' | 'claim';
  /** Whether the block or the claim is correct; undefined for a claim that was not tried. */
  isRight: boolean | undefined;
  /**
   * Markdown of a correct block, output of the tools for a claim that holds, or messages that describe the problems.
   */
  text: string;
}

/** The results of all blocks and all claims with one compiler. */
export interface Snapshot {
  version: string;
  items: readonly SnapshotItem[];
}
