import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import rehypeSections from '../rehypeSections';

function group(html: string): string {
  const root = fromHtml(html, { fragment: true });
  rehypeSections()(root);

  return toHtml(root);
}

describe('rehypeSections', () => {
  it('puts each heading of level 2 into a section, with everything up to the next one', () => {
    expect(group('<h2>A</h2><p>a</p><h3>A1</h3><p>a1</p><h2>B</h2><p>b</p>')).toBe(
      '<section class="skippable"><h2>A</h2><p>a</p><h3>A1</h3><p>a1</p></section><section class="skippable"><h2>B</h2><p>b</p></section>',
    );
  });

  it('leaves what comes before the first heading where it is', () => {
    expect(group('<p>intro</p><h2>A</h2>')).toBe('<p>intro</p><section class="skippable"><h2>A</h2></section>');
    expect(group('<h3>small</h3><p>text</p>')).toBe('<h3>small</h3><p>text</p>');
  });

  it('keeps imports and exports of MDX at the root', () => {
    const root = fromHtml('<h2>A</h2>', { fragment: true });
    root.children.push({ type: 'mdxjsEsm', value: 'export const a = 1' });
    rehypeSections()(root);
    expect(root.children.map(({ type }) => type)).toEqual(['element', 'mdxjsEsm']);
  });
});
