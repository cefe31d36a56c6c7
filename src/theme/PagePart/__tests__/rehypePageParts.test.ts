import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypePageParts from '../rehypePageParts';

const ESM: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };

/** Groups the content of a page, and writes each part as `<part>`. */
function group(html: string, ...more: RootContent[]): string {
  const tree: Root = fromHtml(html, { fragment: true });
  tree.children.push(...more);
  rehypePageParts()(tree);
  const children = tree.children.map((child): RootContent => {
    if (child.type === 'mdxjsEsm') return { type: 'comment', value: child.value };
    if (child.type !== 'mdxJsxFlowElement') return child;
    // The content of a page has only elements and text inside its parts.
    return { type: 'element', tagName: 'part', properties: {}, children: child.children as [] };
  });

  return toHtml({ type: 'root', children });
}

describe('rehypePageParts', () => {
  it('puts what is below a heading into a part, and leaves headings and introduction where they are', () => {
    expect(group('<p>Intro</p><h2>One</h2><p>a</p><h4>Deep</h4><p>b</p><h3>Two</h3><p>c</p>')).toBe(
      '<p>Intro</p><h2>One</h2><part><p>a</p><h4>Deep</h4><p>b</p></part><h3>Two</h3><part><p>c</p></part>',
    );
  });

  it('makes no part below a heading without text of its own', () => {
    expect(group('<h2>One</h2>\n<h3>Two</h3><p>a</p>')).toBe('<h2>One</h2><h3>Two</h3><part><p>a</p></part>');
  });

  it('keeps imports and exports at the top, where MDX allows them', () => {
    expect(group('<h2>One</h2><p>a</p>', ESM, ...fromHtml('<p>b</p>', { fragment: true }).children)).toBe(
      '<h2>One</h2><part><p>a</p><p>b</p></part><!--export const toc = [];-->',
    );
  });
});
