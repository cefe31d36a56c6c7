import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { findLosses } from '../findLosses';
import { PageUse } from '../PageUse';

function readUse(body: string): PageUse {
  const use = new PageUse();
  for (const page of readBuiltPages(makeFolder({ 'index.html': body }), '/')) use.add(page);
  return use;
}

/** What pages with some elements lose, with scripts that say some words. */
function find(before: string, after: string, body = '<p class="link active">', words = ''): string[] {
  return findLosses({ before, after, use: readUse(body) }, new Set(words.split(' ')));
}

const LINK = '.link{color:red}.link:hover{color:blue}';

describe('a rule that pages can use', () => {
  it('is missed, although another one for the class is left', () => {
    expect(find(LINK, '.link{color:red}')).toEqual([
      '".link:hover { color:blue }" was removed, but can apply to an element of index.html.',
    ]);
  });

  it('is missed when one of several selectors or declarations goes', () => {
    expect(find('.a,.link{top:0;left:0}', '.a{top:0;left:0}')).toHaveLength(2);
    expect(find('.a,.link{top:0;left:0}', '.link{top:0}')).toEqual([expect.stringContaining('.link { left:0 }')]);
  });

  it('is missed in the layer and under the condition it had', () => {
    expect(find(`@layer x{@media print{${LINK}}}`, `@layer x{${LINK}}`)).toContainEqual(
      expect.stringContaining('@layer x { @media print { .link { color:red } } }'),
    );
  });

  it('is missed when it is there once instead of twice, or in another order', () => {
    expect(find('.link{top:0}.link{top:1px}.link{top:0}', '.link{top:0}.link{top:1px}')).toHaveLength(1);
    expect(find(LINK, '.link:hover{color:blue}.link{color:red}')).toContain(
      '".link { color:red }" was added or has moved.',
    );
  });

  it('is missed when only a script brings its class, and when only a page without scripts shows it', () => {
    expect(find('.open{top:0}', '')).toEqual([]);
    expect(find('.open{top:0}', '', '<p>', 'open')).toHaveLength(1);
    expect(find('em.open{top:0}', '', '<p>', 'em open')).toEqual([
      '"em.open { top:0 }" was removed, but can apply to an element that scripts make.',
    ]);
    expect(find('.off{top:0}', '', '<noscript><p class=off></noscript>')).toHaveLength(1);
  });
});

it('what no page can use is not missed', () => {
  expect(find('.gone{top:0}.link .gone{top:0}.link{top:0}', '.link{top:0}')).toEqual([]);
});

it('what is not said of elements is always missed', () => {
  const fonts = '@font-face{font-family:A}@keyframes grow{to{width:0}}@layer x,y;';
  expect(find(fonts, '')).toEqual([
    '"@font-face  { font-family:A }" was removed, but can apply to every page.',
    '"@keyframes grow { to { width:0 } }" was removed, but can apply to every page.',
    '"@layer x,y" was removed, but can apply to every page.',
  ]);
});

describe('a custom property', () => {
  const css = ':root{--a:1px}p{width:var( --a )}';

  it('is missed as long as something reads it: the stylesheet, a page, a script', () => {
    expect(find(css, 'p{width:var( --a )}')).toEqual([expect.stringContaining(':root { --a:1px }')]);
    expect(find(':root{--a:1px}', '', '<p style="width:var(--a)">')).toHaveLength(1);
    expect(find(':root{--a:1px}', '', '<p>', '--a')).toHaveLength(1);
  });

  it('is not missed when nothing reads it', () => {
    expect(find(':root{--a:1px}.gone{width:var(--a)}', '')).toEqual([]);
  });

  it('is not missed when a stronger layer sets it, always and for the same element', () => {
    const drop = (rest: string, value = '0'): string[] =>
      find(`@layer x,y;@layer x{:root{--a:${value}}}${rest}${css}`, `@layer x,y;${rest}${css}`);
    expect(drop('@layer y{:root{--a:1px}}')).toEqual([]);
    expect(drop('@layer x{:root{--a:1px}}')).toHaveLength(1);
    expect(drop('@layer y{@media print{:root{--a:1px}}}')).toHaveLength(1);
    expect(drop('@layer y{p{--a:1px}}')).toHaveLength(1);
    expect(drop('@layer y{:root{--a:1px}}', '0!important')).toHaveLength(1);
  });
});
