import { expect, it } from 'vitest';
import { addSelfLink } from '../addSelfLink';

// `tests/machines/files.spec.ts` checks the links in the feeds of the built site.

it('refuses a feed that has no place for the link', () => {
  expect(() => addSelfLink('<feed/>', 'atom.xml', 'https://example.com/atom.xml')).toThrow(
    'atom.xml does not contain <link rel="alternate"',
  );
});
