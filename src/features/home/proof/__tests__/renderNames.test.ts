import { describe, expect, it } from 'vitest';
import { findNames } from '../findNames';
import { renderNames } from '../renderNames';

const block = (code: string, marks = ''): { code: string; language: string; marks: string } => ({
  code,
  language: 'wirespec',
  marks,
});

describe('findNames', () => {
  it('finds definitions and fields in the order of the text, each once', () => {
    const code =
      'type Book {\n  isbn: String,\n  genre: Genre\n}\n\nenum Genre { NOVEL }\n\nendpoint GetBook GET /b/{isbn: String} -> {\n  200 -> Book\n}';
    expect(findNames({ block: block(code) })).toEqual(['Book', 'isbn', 'genre', 'Genre', 'GetBook']);
  });
});

describe('renderNames', () => {
  it('marks every occurrence and makes the first one operable', () => {
    const html = renderNames(block('Book Book'), ['Book'], 'first');
    expect(html.match(/data-name="Book"/g)).toHaveLength(2);
    expect(html.match(/role="button" tabindex="0" aria-pressed="false"/g)).toHaveLength(1);
  });

  it('makes nothing operable in generated code', () => {
    expect(renderNames(block('Book'), ['Book'], 'none')).not.toContain('tabindex');
  });

  it('leaves longer words, markup and entities alone', () => {
    const html = renderNames(block('BookShelf "class" & span', 'k9'), ['Book', 'class', 'quot', 'span', 'amp'], 'none');
    expect(html.match(/data-name="(\w+)"/g)).toEqual(['data-name="class"', 'data-name="span"']);
    expect(html).toContain('<span class="ck">BookShelf</span>');
    expect(html).toContain('&quot;');
    expect(html).toContain('&amp;');
  });
});
