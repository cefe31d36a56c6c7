import { describe, expect, it } from 'vitest';
import { isIndexFile } from '../../../../lib/search/isIndexFile';
import { fromIndexFile, toIndexFile } from '../engine/IndexFile';
import { packRecords, type SearchIndex, unpackSections } from '../engine/SearchIndex';
import type { SearchRecord } from '../types';

type Page = SearchIndex['pages'][number];

const page = (path: string, sections: Page['sections']): Page => ({
  path,
  area: 'Language',
  language: 'en',
  tag: 'docs-default-current',
  rank: 3,
  links: 1,
  description: '',
  keywords: [],
  sections,
});

const section = (level: number, heading: string, anchor: string, texts: string[] = [], code: string[] = []) => ({
  ...{ level, heading, anchor, texts, code },
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
          ...page('/a', [section(1, 'A', '', ['One text.', 'Another text.'], ['Isbn', '[]']), section(2, 'B', 'b')]),
          description: 'The first page.',
          keywords: ['first', 'to start with'],
        },
        page('/c', [
          section(1, 'C', '', [], ['Genre']),
          section(2, 'D', 'd', ['Three.']),
          section(3, 'What `E` is, in short', 'what-e-is-in-short'),
          section(3, 'F', 'another-anchor'),
        ]),
        page('/empty', []),
      ],
    };
    expect(fromIndexFile(JSON.parse(JSON.stringify(toIndexFile(index))) as ReturnType<typeof toIndexFile>)).toEqual(
      index,
    );
  });

  it('replaces frequent words by characters, and restores texts that contain these characters', () => {
    const texts = ['The contract of a contract.', 'Łukasz says: Ā, ā and Ă.', '日本語 …'];
    const index = { origin: 'https://library.example', pages: [page('/a', [section(1, 'A', '', texts)])] };
    const file = toIndexFile(index);

    expect(file.text).not.toContain('contract');
    expect(file.words.split(' ')).toContain('contract');
    expect(fromIndexFile(file)).toEqual(index);
  });

  it('restores characters that look like replaced words, even if the list is full', () => {
    const letters = Array.from('abcdefghijk');
    const words = letters.flatMap((one) =>
      letters.flatMap((two) => letters.map((three) => `word${one}${two}${three}`)),
    );
    const texts = [...words, ...words, 'Ā'];
    const index = { origin: 'https://library.example', pages: [page('/a', [section(1, 'A', '', texts)])] };

    expect(words.length).toBeGreaterThan(1000);
    expect(fromIndexFile(toIndexFile(index))).toEqual(index);
  });

  it('restores truncated and complete texts', () => {
    const texts = ['A text', 'A sentence.', 'A truncated text …', 'A truncated sentence. …', 'Dots…'];
    const index = { origin: 'https://library.example', pages: [page('/a', [section(1, 'A', '', texts)])] };
    expect(fromIndexFile(toIndexFile(index))).toEqual(index);
  });

  it('is distinguished from files of earlier releases, which had another format', () => {
    const origin = 'https://library.example';
    const former = { origin, anchors: '', prose: '', code: '', levels: '', textCounts: [], codeCounts: [], pages: [] };
    const { text, ...others } = toIndexFile({ origin, pages: [] });
    expect(isIndexFile({ ...others, text })).toBe(true);
    expect(isIndexFile(former)).toBe(false);
    for (const key of ['texts', 'lines', 'strings', 'prose'])
      expect(isIndexFile({ ...others, [key]: text })).toBe(false);
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
    const [first] = unpackSections(packRecords([recordOf('/a', code)]));
    expect(first?.code).toEqual(['createServer', '@Component', 'first_name']);
  });
});
