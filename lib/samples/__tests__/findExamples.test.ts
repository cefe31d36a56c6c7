import path from 'node:path';
import { expect, it } from 'vitest';
import { findExamples } from '../findExamples';
import { readBlock } from '../kinds';
import { readFences } from '../readFences';
import { readPageSources } from '../readPageSources';
import { substituteVersion } from '../substituteVersion';

const project = path.resolve(__dirname, '../../..');

it('finds every example of every page', () => {
  const pages = readPageSources(
    project,
    ['docs', 'blog', 'src/pages'].map((folder) => path.join(project, folder)),
  );
  const examples = pages.map(({ text }) => findExamples(text));
  expect(examples.flat().length).toBeGreaterThan(100);
  for (const [index, { path: page, text }] of pages.entries()) {
    const fences = readFences(substituteVersion(text));
    const parsed = new Set(fences.flatMap((fence) => readBlock(fence).examples));
    expect(examples[index], page).toEqual(expect.arrayContaining([...parsed]));
  }
});

it('finds the files and folders that blocks of all kinds name', () => {
  const blocks = [
    '```wirespec file=library/library.ws#Book\n```',
    '```wirespec with=library/library.ws,other.ws\ntype Shelf { books: Book[] }\n```',
    '```output emitter=java of=library/library.ws\n```',
    '```output converter=avro of=converters/book.avsc\n```',
    '```console files=cli/,note.ws\n$ ls\n```',
    '```json file=library/config.json\n```',
  ];
  const expected = ['library/library.ws', 'other.ws', 'converters/book.avsc', 'cli/', 'note.ws', 'library/config.json'];
  expect(findExamples(blocks.join('\n\n'))).toEqual(expected);
});

it.each([
  ['in a list', '- item\n\n  ```wirespec file=a.ws\n  ```\n'],
  ['on the first line of a list item', '1. ```wirespec file=a.ws\n   ```\n'],
  ['with a fence of tildes', '~~~wirespec file=a.ws\n~~~\n'],
  ['with Windows line breaks', '```wirespec file=a.ws\r\n```\r\n'],
  ['named twice', '```wirespec file=a.ws\n```\n\n```wirespec file=a.ws\n```\n'],
  ['with a title and definitions', '```wirespec title="b c" file=a.ws#Book,Shelf\n```\n'],
])('finds the example of a block %s', (_, text) => {
  expect(findExamples(text)).toEqual(['a.ws']);
});

it('finds no example in a word without a path', () => {
  expect(findExamples('```wirespec file=#Book\n```\n\n```wirespec with=""\n```')).toEqual([]);
});
