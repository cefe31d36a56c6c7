/**
 * What an editor in the page must know of a contract besides its text: views write it into `data-live`, `src/live/edit` reads it. Only what is not usual is there, because it
 * travels in the page.
 */
export interface EditFacts {
  /** Example files that complete the contract, as paths in `examples`. */
  with?: string[];
  /** The example file of which the block shows some definitions; the others complete it. */
  part?: string;
  /** `--package` of the generated code. */
  package?: string;
  /** Whether the runtime files are generated. */
  shared?: true;
  /** Which generated files are shown, where they are not those of the block's own definitions. */
  show?: string[];
}
