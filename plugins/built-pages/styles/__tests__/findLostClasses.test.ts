import { describe, expect, it } from 'vitest';
import { findLostClasses, rejectLostClasses } from '../findLostClasses';

const MENU = '.menu__list{margin:0}.menu__link,.menu__link:hover{color:red}.pagination-nav__link{color:red}';
const REST = '.menu{color:red}.hero{color:red}.open{color:red}';

const PAGE = 'docs/intro/index.html';
const pages = new Map(['menu', 'menu__list', 'menu__link', 'pagination-nav__link'].map((name) => [name, PAGE]));
const noScripts = new Map<string, ReadonlySet<string>>();

describe('findLostClasses', () => {
  it('finds every class of the menu and of the pagination when their rules are dropped', () => {
    expect(findLostClasses([{ before: REST + MENU, after: REST, pages }], noScripts)).toEqual(
      ['menu__list', 'menu__link', 'pagination-nav__link'].map((className) => ({ className, file: PAGE })),
    );
  });

  it('finds nothing of what no page has', () => {
    expect(findLostClasses([{ before: REST, after: '.menu{color:red}', pages }], noScripts)).toEqual([]);
  });

  it('is content as long as one rule for a class is left', () => {
    const after = `${REST}.menu__list{margin:0}.menu__link{color:red}.pagination-nav__link a{color:red}`;
    expect(findLostClasses([{ before: REST + MENU, after, pages }], noScripts)).toEqual([]);
  });

  it('looks at the pages of each sheet alone', () => {
    const blog = { before: REST + MENU, after: REST, pages: new Map([['menu', 'blog/index.html']]) };
    const docs = { before: REST + MENU, after: REST + MENU, pages };
    expect(findLostClasses([docs, blog], noScripts)).toEqual([]);
    expect(findLostClasses([blog, { ...docs, after: MENU }], noScripts)).toEqual([{ className: 'menu', file: PAGE }]);
  });

  it('finds what a script adds when no sheet has it', () => {
    const scripts = new Map([['assets/js/client.js', new Set(['open'])]]);
    const without = { before: REST, after: '.menu{color:red}', pages };
    expect(findLostClasses([without, without], scripts)).toEqual([{ className: 'open', file: 'assets/js/client.js' }]);
    expect(findLostClasses([without, { ...without, after: REST }], scripts)).toEqual([]);
  });
});

describe('rejectLostClasses', () => {
  const lost = [{ className: 'menu', file: PAGE }];

  it('names what was lost, where it is and what to do', () => {
    expect(() => {
      rejectLostClasses(lost, {});
    }).toThrow(
      /^All rules for the class "menu" were removed, but docs\/intro\/index\.html has it\.\n.*STYLE_EXCEPTIONS of config\/plugins\.ts/,
    );
  });

  it('accepts what is listed with a reason, and refuses an exception that is not needed', () => {
    expect(() => {
      rejectLostClasses(lost, { menu: 'because' });
    }).not.toThrow();
    expect(() => {
      rejectLostClasses([], { menu: 'because' });
    }).toThrow('The exception for the class "menu" is not needed');
  });
});
