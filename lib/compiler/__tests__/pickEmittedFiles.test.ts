import { describe, expect, it } from 'vitest';
import { findEmittedFiles, pickEmittedFiles } from '../pickEmittedFiles';

const PATHS = ['a/model/Book.java', 'a/endpoint/FindBooks.java', 'find_books.rs', 'Book.rs', 'a/MyBook.java'];
const FILES = PATHS.map((path) => ({ path, text: path }));
const find = (wanted: string): string[] => findEmittedFiles(FILES, wanted).map(({ path }) => path);
const pick = (show: string[], definitions: string[]): string[] =>
  pickEmittedFiles(FILES, show, definitions).map(({ path }) => path);

describe('generated files', () => {
  it('are found by the end of their path', () => {
    expect(find('Book.java')).toEqual(['a/model/Book.java']);
    expect(find('model/Book.java')).toEqual(['a/model/Book.java']);
    expect(find('Book.rs')).toEqual(['Book.rs']);
  });

  it('are found by the name of a definition, in the naming convention of each language', () => {
    expect(find('Book')).toEqual(['a/model/Book.java', 'Book.rs']);
    expect(find('FindBooks')).toEqual(['a/endpoint/FindBooks.java', 'find_books.rs']);
    expect(find('None')).toEqual([]);
  });

  it('are picked by the names in `show`, or by the definitions if there are none', () => {
    expect(pick(['MyBook'], ['Book'])).toEqual(['a/MyBook.java']);
    expect(pick([], ['MyBook', 'Book'])).toEqual(['a/MyBook.java', 'a/model/Book.java', 'Book.rs']);
  });

  it('are all picked if `show` contains `all`, or if no file belongs to the names', () => {
    expect(pick(['Book', 'all'], [])).toEqual(PATHS);
    expect(pick(['None'], ['Book'])).toEqual(PATHS);
    expect(pick([], [])).toEqual(PATHS);
  });
});
