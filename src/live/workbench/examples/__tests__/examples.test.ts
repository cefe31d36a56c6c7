import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../lib/compiler';
import { readContracts } from '../../../../../plugins/contract-samples/readContracts';
import { EXAMPLES } from '../examples';

const contracts = readContracts(path.join(__dirname, '../../../../../examples'));

describe('the menu of examples', () => {
  it.each(EXAMPLES.map((example) => [example.title, example] as const))('offers contracts: %s', (title, { paths }) => {
    const diagnostics = check(paths.map((file) => ({ path: path.basename(file), text: contracts[file] ?? '' })));
    expect(paths.filter((file) => contracts[file] === undefined)).toEqual([]);
    // The title of one example says that it contains a mistake.
    expect(diagnostics.length > 0).toBe(title.includes('mistake'));
  });
});
