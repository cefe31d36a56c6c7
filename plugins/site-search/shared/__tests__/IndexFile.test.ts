import { describe, expect, it } from 'vitest';
import { isIndexFile } from '../../../../lib/search/isIndexFile';
import { fromIndexFile, toIndexFile } from '../engine/IndexFile';
import { packRecords, type SearchIndex, unpackSections } from '../engine/SearchIndex';
import type { SearchRecord } from '../types';

const page = (path: string, sections: SearchIndex['pages'][number]['sections']): SearchIndex['pages'][number] => ({
  path,
  area: 'Language',
  language: 'en',
  tag: 'docs-default-current',
  rank: 3,
  links: 1,
  sections,
});

const recordOf = (path: string, code: string[]): SearchRecord => ({
  objectID: path,
  url: `https://library.example${path}`,
  url_without_anchor: `https://library.example${path}`,
  anchor: null,
  type: 'lvl1',
  hierarchy: { lvl0: 'Language', lvl1: path, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
  code,
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  weight: { page_rank: 3, level: 90, position: 0, links: 1 },
});

describe('the index file', () => {
  it('restores the index, including sections without texts and code', () => {
    const index: SearchIndex = {
      origin: 'https://library.example',
      pages: [
        {
          ...page('/a', [
            { level: 1, heading: 'A', texts: ['One text.', 'Another text.'], code: ['Isbn', '[]'] },
            { level: 2, heading: 'B', anchor: 'b' },
          ]),
          description: 'The first page.',
          keywords: ['first', 'to start with'],
        },
        page('/c', [
          { level: 1, heading: 'C', code: ['Genre'] },
          { level: 2, heading: 'D', anchor: 'd', texts: ['Three.'] },
          { level: 3, heading: 'What `E` is, in short', anchor: 'what-e-is-in-short' },
          { level: 3, heading: 'F', anchor: 'another-anchor' },
        ]),
      ],
    };
    expect(fromIndexFile(JSON.parse(JSON.stringify(toIndexFile(index))) as ReturnType<typeof toIndexFile>)).toEqual(
      index,
    );
  });

  it('restores truncated and complete texts, whatever their length and ending', () => {
    const texts = [20, 129, 130, 140].flatMap((length) =>
      ['a', '.', ' …', 'a …', '. …'].map((ending) => 'b'.repeat(length - ending.length) + ending),
    );
    const index = { origin: 'https://library.example', pages: [page('/a', [{ level: 1, heading: 'A', texts }])] };
    expect(fromIndexFile(toIndexFile(index))).toEqual(index);
  });

  it('is distinguished from files of earlier releases, in which the texts had another order or separator', () => {
    const { prose, ...others } = toIndexFile({ origin: 'https://library.example', pages: [] });
    expect(isIndexFile({ ...others, prose })).toBe(true);
    expect(isIndexFile({ ...others, texts: prose })).toBe(false);
    expect(isIndexFile({ ...others, lines: prose })).toBe(false);
    expect(isIndexFile({ ...others, strings: prose })).toBe(false);
  });

  it('leaves out names that occur in the code of five or more pages', () => {
    const records = Array.from({ length: 5 }, (_, index) =>
      recordOf(`/page-${index}`, ['randomUUID', `nameOf${index}`]),
    );
    expect(unpackSections(packRecords(records)).map(({ code }) => code)).toEqual(
      records.map((_, index) => [`nameOf${index}`]),
    );
    expect(unpackSections(packRecords(records.slice(1))).every(({ code }) => code.includes('randomUUID'))).toBe(true);
  });

  it('keeps only compound names and annotations of code, not its words and paths', () => {
    const code = [
      'createServer',
      'spring-boot',
      '@Component',
      'java.time',
      'first_name',
      'shelf',
      'Genre',
      'out/Book.java',
    ];
    const [section] = unpackSections(packRecords([recordOf('/a', code)]));
    expect(section?.code).toEqual(['createServer', '@Component', 'first_name']);
  });
});
