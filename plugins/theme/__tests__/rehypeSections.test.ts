import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import rehypeSections from '../rehypeSections';

function group(...children: Parameters<typeof h>[2][]): string {
  const root = h(null, ...children);
  rehypeSections()(root);

  return toHtml(root);
}

describe('rehypeSections', () => {
  it('puts each heading of level 2 into a section, with everything up to the next one', () => {
    expect(group(h('h2', 'A'), h('p', 'a'), h('h3', 'A1'), h('p', 'a1'), h('h2', 'B'), h('p', 'b'))).toBe(
      '<section class="skippable"><h2>A</h2><p>a</p><h3>A1</h3><p>a1</p></section><section class="skippable"><h2>B</h2><p>b</p></section>',
    );
  });

  it('leaves what comes before the first heading where it is', () => {
    expect(group(h('p', 'intro'), h('h2', 'A'))).toBe('<p>intro</p><section class="skippable"><h2>A</h2></section>');
    expect(group(h('h3', 'small'), h('p', 'text'))).toBe('<h3>small</h3><p>text</p>');
  });

  it('keeps imports and exports of MDX at the root', () => {
    const root = h(null, h('h2', 'A'));
    root.children.push({ type: 'mdxjsEsm', value: 'export const a = 1' });
    rehypeSections()(root);
    expect(root.children.map(({ type }) => type)).toEqual(['element', 'mdxjsEsm']);
  });
});
