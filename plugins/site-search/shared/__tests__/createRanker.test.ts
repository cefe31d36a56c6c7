import { expect, test } from 'vitest';
import { createRanker } from '../engine/createRanker';
import { type PackedSection, unpackSections } from '../engine/SearchIndex';

/** Ranks pages with one section each, and returns the headings of the results. */
function rank(query: string, ...sections: Omit<PackedSection, 'level'>[]): (string | null | undefined)[] {
  const pages = sections.map((section, number) => ({
    ...{ path: `/${number}`, area: 'Documentation', language: 'en', tag: 'default', rank: 3, links: 0 },
    sections: [{ level: 1, ...section }],
  }));

  return createRanker(unpackSections({ origin: 'https://example.com', pages }))(query).sections.map(
    ({ section: { headings } }) => headings.at(-1),
  );
}

test('a word also finds its base form, below the word itself', () => {
  const found = rank(
    'deleted',
    { heading: 'Base', texts: ['How to delete the files of a type.'] },
    { heading: 'Exact', texts: ['The files of deleted types remain.'] },
    { heading: 'Other', texts: ['How to write the files of a type.'] },
  );

  expect(found).toEqual(['Exact', 'Base']);
});

test('the code of an error leads to its section, whatever else the message says', () => {
  const found = rank(
    'error[E0277]: the trait bound `Color: Default` is not satisfied',
    { heading: 'Editors', texts: ['The default color of an editor.'] },
    { heading: 'Bounds', texts: ['The bound of a number.'] },
    { heading: 'Rust', code: ['E0277'] },
  );

  expect(found[0]).toBe('Rust');
});
