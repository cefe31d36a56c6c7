import { afterAll, beforeAll } from 'vitest';
import { KINDS, type SampleBlock } from '../../lib/samples/kinds';
import type { Block, ListedKind } from '../../lib/samples/SampleKind';
import type { SampleData } from '../../lib/samples/types';

/** Puts kinds made for a test before all others in the list of kinds while the tests of a file run: all that is done outside of the folder of a kind to have a new one. */
export function addKinds(...added: readonly ListedKind<Block<unknown, SampleData>>[]): void {
  // A list that only this function changes. The blocks of the added kinds are none that the types know.
  const list = KINDS as unknown as ListedKind<SampleBlock | Block<unknown, SampleData>>[];
  beforeAll(() => {
    list.unshift(...added);
  });
  afterAll(() => {
    list.splice(0, added.length);
  });
}
