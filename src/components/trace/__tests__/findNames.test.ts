import { describe, expect, it } from 'vitest';
import { findNames } from '../findNames';

const CONTRACT = [
  'type Book {',
  '  isbn: String, genre: Genre,',
  '  `due-date`: String, `type`: String',
  '}',
  '',
  '// note: only books',
  'enum Genre { NOVEL }',
  'endpoint GetBook GET /b/{id: String} -> {',
  '  200 -> Book',
  '}',
].join('\n');

describe('findNames', () => {
  it('finds definitions and fields in the order of the text, each once', () => {
    const output = 'Book isbn genre Genre GetBook id';
    expect(findNames(CONTRACT, [output])).toEqual(['Book', 'isbn', 'genre', 'Genre', 'GetBook', 'id']);
  });

  it('leaves out names that lead nowhere: they occur in no output, or only as a part of longer words', () => {
    expect(findNames(CONTRACT, ['class Book {}', 'isbnNumber BookShelf'])).toEqual(['Book']);
  });

  it('takes no word of a comment and no keyword for a name', () => {
    expect(findNames(CONTRACT, ['note type enum'])).toEqual([]);
  });
});
