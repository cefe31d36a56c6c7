import { describe, expect, it } from 'vitest';
import { removeUnusedCss } from '../removeUnusedCss';

const decideNothing = (): undefined => undefined;

function clean(css: string, script = ''): string {
  return removeUnusedCss(css, [script], decideNothing).css;
}

describe('removeUnusedCss', () => {
  it('keeps a rule whose classes a script names', () => {
    expect(
      clean('.card .card__title{color:red}', 'h("div",{className:"card wide"},h("b",{className:"card__title"}))'),
    ).toBe('.card .card__title{color:red}');
  });

  it('removes a rule with a class that no script names, and only that selector of a list', () => {
    expect(clean('.hero{color:red}.a,.b{color:red}', '"b"')).toBe('.b{color:red}');
  });

  it('does not take a part of a name for the name', () => {
    expect(clean('.button--lg{color:red}', '"button--lg-wide"')).toBe('');
  });

  it('keeps selectors of elements, attributes and states', () => {
    const css = "a:hover{color:red}[data-theme='dark']{color:red}::selection{color:red}";
    expect(clean(css)).toBe(css);
  });

  it('does not ask for what stands in :not()', () => {
    const css = 'a:not(.button){color:red}';
    expect(clean(css)).toBe(css);
  });

  it('asks for one of the selectors in :is() and :where()', () => {
    const css = ':is(p,.note) a{color:red}:where(.button):hover{color:red}';
    expect(clean(css, '"button"')).toBe(css);
    expect(clean(css, '"other"')).toBe(':is(p,.note) a{color:red}');
  });

  it('keeps the steps of animations', () => {
    const css = '@keyframes grow{12.5%{width:0}to{width:1px}}';
    expect(clean(css)).toBe(css);
  });

  it('removes properties that nothing reads, also when only a removed one read them', () => {
    expect(clean(':root{--a:1px;--b:var(--a);--c:2px}a{width:var(--c)}')).toBe('a{width:2px}');
  });

  it('keeps a property that a script reads', () => {
    expect(clean(':root{--a:1px}', 'getPropertyValue("--a")')).toBe(':root{--a:1px}');
  });

  it('removes from an earlier layer what a later layer says of the root element', () => {
    expect(clean('@layer x{:root{--a:1px}[data-theme=dark]{--a:2px}}@layer y{:root{--a:3px}a{width:var(--a)}}')).toBe(
      '@layer y{a{width:3px}}',
    );
  });

  it('keeps it where the later layer speaks under a condition only', () => {
    const css = '@layer x{:root{--a:1px}}@layer y{[data-theme=dark]{--a:3px}a{width:var(--a)}}';
    expect(clean(css)).toBe(css);
  });

  it('puts a constant into the places that read it, also through another constant', () => {
    expect(clean(':root{--a:1px;--b:calc(var(--a) * 2)}a{width:var(--b);height:var(--a, 5px)}')).toBe(
      'a{width:calc(1px * 2);height:1px}',
    );
  });

  it.each([
    ['is declared twice', ':root{--a:1px}.x{--a:2px}a{width:var(--a)}'],
    ['holds only under a condition', '@media print{:root{--a:1px}}a{width:var(--a)}'],
    ['belongs to another element than the root', 'p{--a:1px}a{width:var(--a)}'],
    ['is made of one that changes', ':root{--b:var(--a)}.x{--a:2px}a{width:var(--b)}'],
  ])('leaves a property alone that %s', (_, css) => {
    expect(clean(css, '"x"')).toBe(css);
  });

  it('removes what became empty', () => {
    expect(clean('@layer x{@media print{.gone{color:red}}}')).toBe('');
  });

  it('follows decisions about single classes', () => {
    const css = '.note-tip{color:red}.named{color:red}';
    expect(removeUnusedCss(css, ['"named"'], (name) => (name === 'named' ? 'drop' : 'keep')).css).toBe(
      '.note-tip{color:red}',
    );
  });

  it('tells which classes it removed because no script names them', () => {
    const { unnamedClasses } = removeUnusedCss('.a{x:y}.b{x:y}.c{x:y}', ['"a"'], (name) =>
      name === 'c' ? 'drop' : undefined,
    );
    expect([...unnamedClasses]).toEqual(['b']);
  });
});
