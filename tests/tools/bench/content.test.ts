import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { DIALECTS, translate } from '../../../bench/compare/content/dialects.mjs';
import { listWords, measureCoverage } from '../../../bench/compare/content/listWords.mjs';
import { readFrame, readTabs } from '../../../bench/compare/content/readBlocks.mjs';

const FRAME = `<div class="theme-code-block x language-java"><div><span title="model/Book.java" data-title><span>model/</span><span>Book.java</span></span>
  <span>checked</span><button title="Copy">Copy</button></div><pre><code><span>record Book(</span>
<span>  String title)</span>
</code></pre><div><p>Wirespec says:</p></div></div>`;

function find(html: string, name: string) {
  return select(`.${name}`, fromHtml(html, { fragment: true }))!;
}

describe('a block of code', () => {
  it('has its language, the name of its file, its text, and what stands below it', () => {
    const { listing, below } = readFrame(find(FRAME, 'theme-code-block'));
    expect(listing).toEqual({ language: 'java', title: 'model/Book.java', text: 'record Book(\n  String title)' });
    expect(below.map((element) => listWords(element))).toEqual([['Wirespec', 'says']]);
  });

  it('gives its words without the marks above it', () => {
    expect(listWords(find(FRAME, 'theme-code-block'))).toEqual([
      'record',
      'Book',
      'String',
      'title',
      'Wirespec',
      'says',
    ]);
  });
});

it('reads tabs with what each of them shows, hidden or not', () => {
  const html = `<div class="theme-tabs-container"><ul><li role="tab">Java</li><li role="tab">Rust</li></ul>
    <div><div role="tabpanel">one</div><div role="tabpanel" hidden>two</div></div></div>`;
  const tabs = readTabs(find(html, 'theme-tabs-container'));
  expect(tabs.map(({ label, panel }) => [label, listWords(panel)])).toEqual([
    ['Java', ['one']],
    ['Rust', ['two']],
  ]);
});

it('leaves tabs within tabs to the panel that shows them', () => {
  const inner = '<ul><li role="tab">x</li></ul><div role="tabpanel">inner</div>';
  const html = `<div class="theme-tabs-container"><ul><li role="tab">Java</li><li role="tab">Rust</li></ul>
    <div role="tabpanel">one ${inner}</div><div role="tabpanel">two</div></div>`;
  const tabs = readTabs(find(html, 'theme-tabs-container'));
  expect(tabs.map(({ label, panel }) => [label, listWords(panel)])).toEqual([
    ['Java', ['one', 'x', 'inner']],
    ['Rust', ['two']],
  ]);
});

describe('words', () => {
  const read = (html: string) => listWords(fromHtml(html, { fragment: true }));

  it('end where a reader sees an end', () => {
    expect(read('<p>one</p><p>t<b>w</b>o</p>')).toEqual(['one', 'two']);
    expect(read('<pre>a<br>b<div>c</div><span>d</span><span>e</span></pre>')).toEqual(['a', 'b', 'c', 'de']);
  });

  it('do not count where they belong to the page and not to its text', () => {
    expect(read('<button>Copy</button><svg><text>x</text></svg><a class="hash-link">#</a>text')).toEqual(['text']);
  });

  it('are found as often as both pages have them', () => {
    expect(measureCoverage(['a', 'a', 'b', 'c'], ['a', 'b', 'b', 'd'])).toBe(0.5);
    expect(measureCoverage(['a'], ['x', 'a'])).toBe(1);
    expect(measureCoverage(['a'], [])).toBe(0);
  });
});

describe('what a site has for', () => {
  const java: RootContent = { type: 'code', lang: 'java', meta: 'Book.java', value: 'record Book()' };
  const wirespec: RootContent = { type: 'code', lang: 'wirespec', meta: null, value: 'type Book {}' };
  const prose: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'prose' }] };

  it('a file name stands beside the language, or above the block', () => {
    expect(translate([java], DIALECTS.docusaurus)).toMatchObject([{ lang: 'java', meta: 'title="Book.java"' }]);
    expect(translate([java], DIALECTS.vitepress)).toMatchObject([
      { children: [{ type: 'inlineCode', value: 'Book.java' }] },
      { lang: 'java', meta: null },
    ]);
  });

  it('a language no peer knows is plain text', () => {
    for (const dialect of Object.values(DIALECTS)) {
      expect(translate([wirespec], dialect)).toMatchObject([{ type: 'code', lang: 'text' }]);
    }
  });

  it('tabs are the components of Docusaurus and Starlight', () => {
    const tabs: RootContent = { type: 'tabs', tabs: [{ label: 'Java', children: [java, prose] }] };
    for (const dialect of [DIALECTS.docusaurus, DIALECTS.starlight]) {
      expect(translate([tabs], dialect)).toMatchObject([
        { name: 'Tabs', children: [{ name: 'TabItem', children: [{ meta: 'title="Book.java"' }, prose] }] },
      ]);
    }
  });

  it('tabs of VitePress hold the files of a tab in one block, and prose becomes a list of parts', () => {
    const files: RootContent = { type: 'tabs', tabs: [{ label: 'Java', children: [java, java] }] };
    const value = 'Book.java\nrecord Book()\n\nBook.java\nrecord Book()';
    expect(translate([files], DIALECTS.vitepress)).toMatchObject([
      { value: '::: code-group' },
      { lang: 'java', meta: '[Java]', value },
      { value: ':::' },
    ]);
    const mixed: RootContent = { type: 'tabs', tabs: [{ label: 'npm', children: [prose, wirespec] }] };
    expect(translate([mixed], DIALECTS.vitepress)).toMatchObject([
      { children: [{ type: 'strong' }] },
      prose,
      { lang: 'text' },
    ]);
  });

  it('a remark has its kind and heading, and translated blocks inside', () => {
    const remark: RootContent = { type: 'admonition', kind: 'warning', title: 'Mind', children: [java] };
    const opening = (dialect: keyof typeof DIALECTS) => translate([remark], DIALECTS[dialect])[0];
    expect(opening('docusaurus')).toMatchObject({ value: ':::warning[Mind]' });
    expect(opening('starlight')).toMatchObject({ value: ':::caution[Mind]' });
    expect(opening('vitepress')).toMatchObject({ value: '::: warning Mind' });
    expect(translate([remark], DIALECTS.starlight)).toMatchObject([
      {},
      { meta: 'title="Book.java"' },
      { value: ':::' },
    ]);
  });

  it('the blocks given stay as they are, for the next site', () => {
    const blocks = [java];
    translate(blocks, DIALECTS.docusaurus);
    expect(java).toMatchObject({ lang: 'java', meta: 'Book.java' });
  });
});
