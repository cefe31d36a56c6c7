import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../check';
import { findDefinitions } from '../findDefinitions';
import { findUses } from '../findUses';
import { formatContract } from '../formatContract';
import { tokenizeContract } from '../tokens';

const EXAMPLES = path.join(__dirname, '../../../examples');

const CONTRACTS = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ws'));

function format(text: string): string | undefined {
  return formatContract([{ path: 'a.ws', text }], 'a.ws');
}

describe('findUses', () => {
  it('finds definitions and the types that name them, and nothing else', () => {
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
});

describe('formatContract', () => {
  it('arranges lines, blank lines and spaces', () => {
    const text =
      '// one\n\n\ntype  Book{title :String ,pages:Integer32( 0 ,5 )?   }\nendpoint ListBooks GET   /books/{id:String}/x?{q: String?} #{h:String}->{\n200->Book[]\n      404 -> Unit\n} // none\n\n\n\ntype A{ b:{String}? }';
    expect(format(text)).toBe(
      '// one\n\ntype Book {title: String, pages: Integer32(0, 5)? }\nendpoint ListBooks GET /books/{id: String}/x ? {q: String?} # {h: String} -> {\n  200 -> Book[]\n  404 -> Unit\n} // none\n\ntype A { b: {String}? }\n',
    );
  });

  it.each(CONTRACTS)('changes only white space, and nothing if the contract is formatted: %s', (file) => {
    const text = readFileSync(path.join(EXAMPLES, file), 'utf8');
    const formatted = format(text);
    expect(formatted === undefined, 'refused').toBe(check([{ path: 'a.ws', text }]).length > 0);
    if (formatted === undefined) return;
    expect(tokenizeContract(formatted).map(({ value }) => value.trim())).toEqual(
      tokenizeContract(text).map(({ value }) => value.trim()),
    );
    expect(format(formatted)).toBe(formatted);
  });

  it('returns undefined for a contract that the compiler refuses', () => {
    expect(format('type Book { title String }')).toBeUndefined();
  });
});
