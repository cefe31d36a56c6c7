import { describe, expect, it } from 'vitest';
import { removeUnusedCss } from '../removeUnusedCss';

/** Cleans a stylesheet of pages that have the given classes and elements. */
function clean(css: string, names = '', properties = ''): string {
  const split = (text: string): Set<string> => new Set(text.split(' '));
  return removeUnusedCss(css, { classes: split(names), tagNames: split(names), properties: split(properties) });
}

describe('removeUnusedCss', () => {
  it('keeps a rule whose classes and elements are on the pages', () => {
    const css = 'main .card .card__title{color:red}';
    expect(clean(css, 'main card card__title')).toBe(css);
  });

  it('removes a rule with a class or an element that is on no page, and only that selector of a list', () => {
    expect(clean('.hero{color:red}.a kbd,.b{color:red}.a,.b kbd{color:red}', 'a b')).toBe('.b{color:red}.a{color:red}');
  });

  it('does not take a part of a name for the name', () => {
    expect(clean('.button--lg{color:red}', 'button--lg-wide')).toBe('');
  });

  it('reads escaped names', () => {
    const css = String.raw`.docs-doc-id-language\/cheat-sheet{color:red}`;
    expect(clean(css, 'docs-doc-id-language/cheat-sheet')).toBe(css);
  });

  it('keeps selectors of everything, attributes, ids and states', () => {
    const css = "*:hover{color:red}[data-theme='dark']{color:red}::selection{color:red}#top{color:red}:root{color:red}";
    expect(clean(css)).toBe(css);
  });

  it('does not ask for what stands in :not()', () => {
    const css = 'a:not(.button):hover{color:red}:where(.a):not(.button):hover{color:red}';
    expect(clean(css, 'a')).toBe(css);
  });

  it('asks for one of the selectors in :is(), :where() and :has()', () => {
    const css = ':is(p,.note) a{color:red}:where(.button):hover{color:red}a:has(.icon){color:red}';
    expect(clean(css, 'a note button icon')).toBe(css);
    expect(clean(css, 'a p')).toBe(':is(p,.note) a{color:red}');
  });

  it('keeps the steps of animations', () => {
    const css = '@keyframes grow{12.5%{width:0}to{width:1px}}';
    expect(clean(css)).toBe(css);
  });

  it('removes properties that nothing reads, also when only a removed one read them', () => {
    expect(clean(':root{--a:1px;--b:var(--a);--c:2px}a{width:var( --c , 1px)}', 'a')).toBe(
      ':root{--c:2px}a{width:var( --c , 1px)}',
    );
  });

  it('keeps a property that pages or scripts read', () => {
    expect(clean(':root{--a:1px}', '', '--a')).toBe(':root{--a:1px}');
  });

  it('removes what became empty, and keeps the order of the layers', () => {
    expect(clean('@layer x,y;@layer x{@media print{.gone{color:red}}}')).toBe('@layer x,y');
  });
});
