/** What an editor of a block must know besides its text. The build writes it as JSON into `data-live`, where there is anything to say. */
export interface BlockFacts {
  /** Example files that complete the contract, as paths in `examples`. */
  with?: string[];
  /** The example file of which the block shows some definitions; the others complete it. */
  part?: string;
  /** `--package`, where it is not the usual one. */
  package?: string;
  shared?: true;
  /** Which generated files are shown, where they are not those of the block's own definitions. */
  show?: string[];
}

/** Reads what the build wrote. */
export function readBlockFacts({ dataset }: HTMLElement): BlockFacts {
  // Written by `ContractSample`, from an object of this type.
  return dataset.live === undefined ? {} : (JSON.parse(dataset.live) as BlockFacts);
}
