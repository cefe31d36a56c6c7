import type { EditFacts } from '@site/lib/samples/EditFacts';

/** Reads what the build wrote about a contract into `data-live`, where there was anything to say. */
export function readEditFacts({ dataset }: HTMLElement): EditFacts {
  // Written by the view of contracts, from an object of this type.
  return dataset.live === undefined ? {} : (JSON.parse(dataset.live) as EditFacts);
}
