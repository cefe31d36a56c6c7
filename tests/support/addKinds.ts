import { afterAll, beforeAll } from 'vitest';
import { KINDS, type SampleBlock } from '../../lib/samples/kinds';
import type { Block, ListedKind } from '../../lib/samples/SampleKind';
import type { SampleData } from '../../lib/samples/types';

/**
 * Adds kinds to the beginning of the list of kinds while the tests of a file run. A new kind needs no other change
 * outside its folders.
 */
export function addKinds(...added: readonly ListedKind<Block<unknown, SampleData>>[]): void {
  // `as`: only this function changes the list, and the types do not include the blocks of the added kinds.
  const list = KINDS as unknown as ListedKind<SampleBlock | Block<unknown, SampleData>>[];
  beforeAll(() => {
    list.unshift(...added);
  });
  afterAll(() => {
    list.splice(0, added.length);
  });
}
