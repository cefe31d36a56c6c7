/**
 * Options that the editor of a code block needs in addition to the contract. Views write them into `data-live`, and
 * `src/live/edit` reads them. Defaults are omitted to keep pages small.
 */
export interface BlockOptions {
  /** Example files that complete the contract, as paths relative to `examples`. */
  with?: string[];
  /** Example file. The block shows some of its definitions; the other definitions complete the contract. */
  part?: string;
  /** Value of `--package`. */
  package?: string;
  /** Whether to generate the runtime files. */
  shared?: true;
  /** Generated files to show, if not those of the block's own definitions. */
  show?: string[];
}
