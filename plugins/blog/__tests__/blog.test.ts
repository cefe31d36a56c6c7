import { expect, it } from 'vitest';
import { addSelfLink } from '..';

// `tests/machines/files.spec.ts` checks the links in the feeds of the built site.

it.each(['atom', 'rss'] as const)('inserts the link before the title of the feed, not of its entries: %s', (format) => {
  const [head, rest] = ['<feed xmlns="http://www.w3.org/2005/Atom">', '<title>A</title><entry><title>B</title></entry></feed>'];
  expect(addSelfLink(`${head}${rest}`, format, `https://example.com/${format}.xml`)).toBe(
    `${head}<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/${format}+xml" href="https://example.com/${format}.xml"/>${rest}`,
  );
});

it('refuses a feed that has no place for the link', () => {
  expect(() => addSelfLink('<feed/>', 'atom', 'https://example.com/atom.xml')).toThrow(
    'https://example.com/atom.xml does not contain <title>',
  );
});
