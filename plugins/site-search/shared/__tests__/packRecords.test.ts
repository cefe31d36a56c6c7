import { expect, test } from 'vitest';
import { packRecords } from '../engine/SearchIndex';
import type { SearchRecord } from '../types';

function createRecord(type: 'lvl1' | 'content', content: string | null): SearchRecord {
  return {
    objectID: `${type} ${content}`,
    url: 'https://example.com/types',
    url_without_anchor: 'https://example.com/types',
    anchor: null,
    type,
    hierarchy: { lvl0: 'Language', lvl1: 'Types', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { page_rank: 3, links: 0, level: 100, position: 0 },
  };
}

test('omits texts that add fewer than two words to their section', () => {
  const first = 'A number is a whole number or a decimal number in the contract.';
  const repetition = 'In the contract, a whole number is a number, and a decimal number is one.';
  const other = 'A string has a pattern, and a dictionary has any keys that you want.';

  const { pages } = packRecords([
    createRecord('lvl1', null),
    createRecord('content', first),
    createRecord('content', repetition),
    createRecord('content', other),
  ]);

  expect(pages[0]?.sections[0]?.texts).toEqual([first, other]);
});
