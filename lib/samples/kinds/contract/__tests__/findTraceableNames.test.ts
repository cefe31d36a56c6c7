import { describe, expect, it } from 'vitest';
import { findTraceableNames } from '../findTraceableNames';

const CONTRACT = [
  '@Deprecated(reason: "old")',
  'type Book {',
  '  isbn: String, genre: Genre,',
  '  `due-date`: String, `type`: String',
  '}',
  '',
  '// note: only books',
  'enum Genre { NOVEL }',
  'endpoint GetBook GET /b/{id: String}?{page: Integer}#{token: String} -> {',
  '  200 -> Book #{etag: String}',
  '}',
  'channel Books -> Book',
].join('\n');

describe('findTraceableNames', () => {
  it('finds definitions and fields in the order of the text, each once', () => {
    const output = 'Books Book isbn genre Genre GetBook id "due-date" page token etag';
    expect(findTraceableNames(CONTRACT, [output])).toEqual([
      'Book',
      'isbn',
      'genre',
      'due-date',
      'Genre',
      'GetBook',
      'id',
      'page',
      'token',
      'etag',
      'Books',
    ]);
  });

  it('omits names that occur in no output, or only as parts of longer words', () => {
    expect(findTraceableNames(CONTRACT, ['class Book {}', 'isbnNumber BookShelf'])).toEqual(['Book']);
    expect(findTraceableNames(CONTRACT, [])).toEqual([]);
  });

  it('finds no names in comments and annotations, and no keywords', () => {
    expect(findTraceableNames(CONTRACT, ['note type enum reason Deprecated NOVEL'])).toEqual([]);
  });
});
