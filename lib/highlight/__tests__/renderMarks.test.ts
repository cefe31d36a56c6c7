import { describe, expect, it } from 'vitest';
import { highlight } from '../highlight';
import { renderMarks } from '../renderMarks';

/** The text a browser would show. */
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
  it('wraps lines and runs of color', () => {
    expect(renderMarks('type A', 'k4_1t1')).toBe(
      '<span class="line"><span class="ck">type</span> <span class="ct">A</span></span>',
    );
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
      '<span class="line">&lt;script a=&quot;b&quot; c=&#39;d&#39;&gt;&amp;lt;&lt;/script&gt;</span>',
    );
    expect(renderMarks('"</span><img src=x onerror=alert(1)>"', 's11')).not.toContain('<img');
  });

  it('closes a run at the end of a line and opens it again in the next', () => {
    expect(renderMarks('/*\n\n*/', 'c6')).toBe(
      '<span class="line"><span class="cc">/*</span></span>\n<span class="line"></span>\n<span class="line"><span class="cc">*/</span></span>',
    );
  });

  it('shows CRLF as a line feed', () => {
    expect(renderMarks('a\r\nb\r\n', 'k1_2s1_2')).toBe(
      '<span class="line"><span class="ck">a</span></span>\n<span class="line"><span class="cs">b</span></span>\n<span class="line"></span>',
    );
  });

  it('keeps astral characters whole', () => {
    expect(renderMarks('\u{1F995}a', 's2k1')).toContain('<span class="cs">\u{1F995}</span><span class="ck">a</span>');
  });

  it('shows an empty line for no code', () => {
    expect(renderMarks('', '')).toBe('<span class="line"></span>');
  });

  it('shows text without marks as plain text', () => {
    expect(renderMarks('a\nb', '')).toBe('<span class="line">a</span>\n<span class="line">b</span>');
    expect(renderMarks('abc', 'k1')).toBe('<span class="line"><span class="ck">a</span>bc</span>');
  });

  it('never shows more text than there is', () => {
    expect(renderMarks('ab', 'k1sZZZ')).toBe(
      '<span class="line"><span class="ck">a</span><span class="cs">b</span></span>',
    );
  });

  it('gives emphasized lines a class of their own', () => {
    const lines = renderMarks('a\nb\nc', '_5', { highlightedLines: [1, 3, 9] }).split('\n');
    expect(lines.map((line) => line.includes('class="line lit"'))).toEqual([true, false, true]);
  });
});

describe('underlined ranges', () => {
  it('cut the runs they begin and end in', () => {
    expect(renderMarks('type Abc', 'k4_1t3', { ranges: [{ line: 1, column: 3, length: 4 }] })).toBe(
      '<span class="line"><span class="ck">ty</span><span class="ck cw">pe</span><span class="cw"> </span><span class="ct cw">A</span><span class="ct">bc</span></span>',
    );
  });

  it('belong to their line only', () => {
    const lines = renderMarks('ab\nab', '_5', { ranges: [{ line: 2, column: 1, length: 2 }] }).split('\n');
    expect(lines).toEqual(['<span class="line">ab</span>', '<span class="line"><span class="cw">ab</span></span>']);
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
  ])('behind the end of line %i, column %i, are shown as an underlined blank', (line, column) => {
    expect(renderMarks('ab\nc', '_4', { ranges: [{ line, column, length: 1 }] })).toBe(
      '<span class="line">ab<span class="cw"> </span></span>\n<span class="line">c</span>',
    );
  });

  it('are shown in an empty line, too', () => {
    expect(renderMarks('', '', { ranges: [{ line: 1, column: 1, length: 1 }] })).toBe(
      '<span class="line"><span class="cw"> </span></span>',
    );
  });
});
