import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { findElement } from '../../../../lib/built-pages/BuiltPage';
import { articleToMarkdown } from '../articleToMarkdown';

const BLOCKS = new Map([['0a', '*checked with Wirespec 1.0*\n\n```wirespec\ntype A { b: String }\n```']]);

function convert(html: string): string {
  const article = findElement(fromHtml(html), ({ tagName }) => tagName === 'article');
  return articleToMarkdown(article!, {
    address: 'https://example.com/docs/types',
    findMarkdown: (id) => BLOCKS.get(id),
  });
}

describe('articleToMarkdown', () => {
  it('keeps headings, text, lists and tables, and makes addresses absolute', () => {
    expect(
      convert(
        `<article><h2 id=a>Lists<a class=hash-link href=#a>#</a></h2><p>See <a href=/docs/intro>the <code>intro</code></a>, <a href=#b>b</a>.</p>
        <ul><li>one<li>two</ul><div role=group><table><thead><tr><th>a<th>b<tbody><tr><td>1 | 2<td><code>x</code></table></div></article>`,
      ),
    ).toBe(
      `## Lists

See [the \`intro\`](https://example.com/docs/intro), [b](https://example.com/docs/types#b).

- one
- two

| a      | b   |
| ------ | --- |
| 1 \\| 2 | \`x\` |
`,
    );
  });

  it('inserts code blocks from the store unchanged, even in lists', () => {
    expect(convert('<article><ul><li><p>so:</p><div data-markdown=0a><pre>drawn</pre></div></ul></article>')).toBe(
      '- so:\n\n  *checked with Wirespec 1.0*\n\n  ```wirespec\n  type A { b: String }\n  ```\n',
    );
  });

  it('refuses a code block that the store does not have', () => {
    expect(() => convert('<article><div data-markdown=ff></div></article>')).toThrow(
      'https://example.com/docs/types contains the code block ff, whose Markdown is not in the store. Build the site again',
    );
  });

  it('puts tab panels and variants below their labels, collapsed content below its summary, and admonitions into block quotes', () => {
    expect(
      convert(
        `<article><div data-tabs=tool><ul role=tablist><li role=tab>npm<li role=tab>Maven</ul>
        <div role=tabpanel data-label=npm><follow-choice hidden></follow-choice><p>one</p></div><div role=tabpanel data-label=Maven hidden><p>two</p>
        <div data-tabs><div data-variant data-label=new><p>three</p></div><div data-variant data-label=old hidden><p>four</p></div></div></div></div>
        <details><summary>More</summary><div><p>folded</p></div></details>
        <div class=theme-admonition><div><svg></svg>Warning</div><div><p>Look.</p></div></div></article>`,
      ),
    ).toBe(
      '**npm**\n\none\n\n**Maven**\n\ntwo\n\n**new**\n\nthree\n\n**old**\n\nfour\n\n**More**\n\nfolded\n\n> **Warning**\n>\n> Look.\n',
    );
  });

  it('leaves out the controls of a page', () => {
    expect(
      convert(
        '<article><nav>crumbs</nav><button>Copy</button><form>Show<select><option>npm</select></form><svg><title>x</title></svg><span role=status>said</span><p>text</p><!-- note --><a rel=tag href=/t>types<span>2</span></a></article>',
      ),
    ).toBe('text\n\n[types 2](https://example.com/t)\n');
  });
});
