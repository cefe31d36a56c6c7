import path from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../../../../lib/compiler';
import { readContracts } from '../../../../../plugins/contract-samples/readContracts';
import { COMPARED_EXAMPLE } from '../loadExample';

it('the example compares contracts that compile', () => {
  const contracts = readContracts(path.join(__dirname, '../../../../../examples'));
  for (const file of Object.values(COMPARED_EXAMPLE)) {
    expect(check([{ path: 'library.ws', text: contracts[file] ?? '' }])).toEqual([]);
  }
});
