import { describe, expect, it } from 'vitest';
import { renderNames } from '../renderNames';

const block = (code: string, marks = ''): { code: string; marks: string } => ({ code, marks });

describe('renderNames', () => {
  it('marks every occurrence and makes the first one operable', () => {
    const html = renderNames(block('Book Book'), ['Book'], 'first');
    expect(html.match(/data-name="Book"/g)).toHaveLength(2);
    expect(html.match(/role="button" tabindex="0" aria-pressed="false"/g)).toHaveLength(1);
  });

  it('makes nothing operable in generated code', () => {
    expect(renderNames(block('Book'), ['Book'], 'none')).not.toContain('tabindex');
  });

  it('marks nothing without names', () => {
    expect(renderNames(block('Book'), [], 'first')).toBe('<span class="line">Book</span>');
  });

  it('leaves longer words, markup and entities alone', () => {
    const html = renderNames(block('BookShelf "class" & span', 'k9'), ['Book', 'class', 'quot', 'span', 'amp'], 'none');
    expect(html.match(/data-name="(\w+)"/g)).toEqual(['data-name="class"', 'data-name="span"']);
    expect(html).toContain('<span class="ck">BookShelf</span>');
    expect(html).toContain('&quot;');
    expect(html).toContain('&amp;');
  });
});
