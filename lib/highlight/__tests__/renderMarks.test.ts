import { describe, expect, it } from 'vitest';
import { highlight } from '../highlight';
import { renderMarks } from '../renderMarks';

/** Returns the text that a browser would show. */
function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('renderMarks', () => {
  it('wraps each colored run in an element, with the spaces after it', () => {
    expect(renderMarks('type A', 'k4_1t1')).toBe('<span class="ck">type </span><span class="ct">A</span>');
  });

  it.each([
    ['type Book {\n  title: String\n}', 'wirespec'],
    ['/* a\n\n b */ class A {}\r\n  String s = "<script>&amp;\'";', 'java'],
    ['const a = `${"\u{1F995}"}`; // \u{1F469}\u200D\u{1F680} <b> & "c"', 'ts'],
    ['\n\n  indented\n\n', 'text'],
  ])('shows the whole text of %j', async (code, language) => {
    const { code: shown, marks } = await highlight(code, language);
    expect(readText(renderMarks(shown, marks))).toBe(shown.replace(/\r\n/g, '\n'));
  });

  it('escapes everything that HTML would read as markup', () => {
    expect(renderMarks(`<script a="b" c='d'>&lt;</script>`, '_X')).toBe(
      '&lt;script a=&quot;b&quot; c=&#39;d&#39;&gt;&amp;lt;&lt;/script&gt;',
    );
    expect(renderMarks('"</span><img src=x onerror=alert(1)>"', 's11')).not.toContain('<img');
  });

  it('merges adjacent runs of the same color into one element, even across line breaks', () => {
    expect(renderMarks('/*\n\n*/', 'c6')).toBe('<span class="cc">/*\n\n*/</span>');
    expect(renderMarks(')\n  }', 'k1_3k1')).toBe('<span class="ck">)\n  }</span>');
  });

  it('shows CRLF as a line feed', () => {
    expect(renderMarks('a\r\nb\r\n', 'k1_2s1_2')).toBe('<span class="ck">a\n</span><span class="cs">b\n</span>');
  });

  it('keeps astral characters whole', () => {
    expect(renderMarks('\u{1F995}a', 's2k1')).toContain('<span class="cs">\u{1F995}</span><span class="ck">a</span>');
  });

  it('returns an empty string for empty code', () => {
    expect(renderMarks('', '')).toBe('');
  });

  it('shows text without marks as plain text', () => {
    expect(renderMarks('a\nb', '')).toBe('a\nb');
    expect(renderMarks('abc', 'k1')).toBe('<span class="ck">a</span>bc');
  });

  it('ignores marks after the end of the code', () => {
    expect(renderMarks('ab', 'k1sZZZ')).toBe('<span class="ck">a</span><span class="cs">b</span>');
  });

  it('wraps highlighted lines in elements, including empty lines', () => {
    expect(renderMarks('a\nb\n\nc', '_7', { highlightedLines: [1, 3, 4, 9] })).toBe(
      '<span class="lit">a</span>\nb\n<span class="lit"></span>\n<span class="lit">c</span>',
    );
  });

  it('closes a colored element at the end of a highlighted line, and opens another in the next line', () => {
    expect(renderMarks('/*\n*/', 'c5', { highlightedLines: [1] })).toBe(
      '<span class="lit"><span class="cc">/*</span></span><span class="cc">\n*/</span>',
    );
  });
});

describe('underlined ranges', () => {
  it('split the runs in which they begin and end', () => {
    expect(renderMarks('type Abc', 'k4_1t3', { ranges: [{ line: 1, column: 3, length: 4 }] })).toBe(
      '<span class="ck">ty</span><span class="ck cw">pe </span><span class="ct cw">A</span><span class="ct">bc</span>',
    );
  });

  it('end at the end of their line', () => {
    const ranges = [{ line: 2, column: 1, length: 9 }];
    expect(renderMarks('ab\nab\nab', '_8', { ranges })).toBe('ab\n<span class="cw">ab</span>\nab');
  });

  it('may overlap', () => {
    const ranges = [
      { line: 1, column: 1, length: 2 },
      { line: 1, column: 2, length: 2 },
    ];
    expect(readText(renderMarks('abcd', '_4', { ranges }))).toBe('abcd');
    expect(renderMarks('abcd', '_4', { ranges }).match(/cw/g)).toHaveLength(3);
  });

  it.each([
    [1, 3],
    [1, 99],
  ])('after the end of line %i, at column %i, are an element without text', (line, column) => {
    const ranges = [{ line, column, length: 1 }];
    expect(renderMarks('ab\nc', '_4', { ranges })).toBe('ab<span class="cw"></span>\nc');
    expect(renderMarks('ab\nc', '_4', { ranges, highlightedLines: [1] })).toBe(
      '<span class="lit">ab<span class="cw"></span></span>\nc',
    );
  });

  it('are shown in an empty line, too', () => {
    expect(renderMarks('', '', { ranges: [{ line: 1, column: 1, length: 1 }] })).toBe('<span class="cw"></span>');
  });
});

describe('names', () => {
  const render = (code: string, marks: string, ...names: string[]): string => renderMarks(code, marks, { names });

  it('mark the element of their color if it contains nothing else', () => {
    expect(render('Book Book', 't4_1_4', 'Book')).toBe(
      '<span class="ct" data-name="Book">Book</span> <span data-name="Book">Book</span>',
    );
  });

  it('are separate elements inside longer runs', () => {
    expect(render('"isbn" x', 's6_1', 'isbn')).toBe(
      '<span class="cs">&quot;<span data-name="isbn">isbn</span>&quot; </span>x',
    );
  });

  it('are found as whole words, not in longer words and not in markup', () => {
    const html = render('BookShelf "class" & span', 'k9', 'Book', 'class', 'quot', 'span', 'amp');
    expect(html.match(/data-name="(\w+)"/g)).toEqual(['data-name="class"', 'data-name="span"']);
    expect(html).toContain('<span class="ck">BookShelf');
    expect(html).toContain('&amp;');
  });

  it('are found completely if another name is their beginning', () => {
    expect(render('Content-Type', '_C', 'Content', 'Content-Type')).toBe(
      '<span data-name="Content-Type">Content-Type</span>',
    );
  });
});
