import { expect, it } from 'vitest';
import { findDefinitions } from '../findDefinitions';
import { findUses } from '../findUses';

it('finds the names of definitions and the references to them, and nothing else', () => {
  const text =
    '// Book\n@Tag(Book) type Book { genre: Genre?, `Book`: {Book[]} }\nenum Genre { Book, POEM }\nendpoint GetBook GET /Book/{id: Isbn} -> { 200 -> Book }\ntype Isbn = String(/^Book$/)\ntype Item = Book | Isbn';
  const uses = findUses(findDefinitions(text)).map(({ name, start, isDefinition }) => {
    expect(text.slice(start, start + name.length)).toBe(name);
    return isDefinition ? `${name}!` : name;
  });
  expect(uses.join(' ')).toBe('Book! Genre Book Genre! GetBook! Isbn Book Isbn! Item! Book Isbn');
});

it('reads invalid contracts', () => {
  expect(findUses(findDefinitions('type Book { genre Genre')).map(({ name }) => name)).toEqual(['Book', 'Genre']);
});
