import { describe, expect, it } from 'vitest';
import { SelectorMatcher } from '../SelectorMatcher';

const PAGE = 'docs/intro/index.html';

const element = (tagName: string, ...classes: string[]) => ({ tagName, classes: new Set(classes), file: PAGE });

/** A page with a menu, a client that marks and opens what is in it, and makes a button. */
const matcher = new SelectorMatcher(
  [element('ul', 'menu'), element('li', 'item'), element('a', 'link', 'button'), element('p')],
  new Set(['active', 'open', 'button', 'overlay']),
);

describe('a selector can match', () => {
  it.each([
    '.menu .item > .link',
    '.menu a.link.button',
    '*',
    '[data-theme=dark] p',
    // Whatever stands beside or around what: scripts and navigation move elements.
    '.item .menu',
    '.item + .item ~ p',
    // Classes that scripts give to what is there.
    '.link.active',
    '.menu.open .item.active',
    '.overlay .link',
    // Every state, every attribute, and what is not there.
    '.link[aria-expanded=true]:hover::after',
    '.link:focus-visible:not(.button, :disabled)',
    'p:first-child:has(+ .item)',
    // One of several.
    ':is(.gone, .menu) .link',
    ':where(.gone .item, .menu .item):hover',
    'p:has(.gone, .link)',
    '.gone, .link',
  ])('%s', (selector) => {
    expect(matcher.findMatch(selector)).toBe(`an element of ${PAGE}`);
  });

  it.each(['button.active', 'button:is(.open, .gone)', '.menu > button'])('%s, on what scripts make', (selector) => {
    expect(matcher.findMatch(selector)).toBe('an element that scripts make');
  });
});

describe('a selector cannot match', () => {
  it.each([
    '.gone',
    '.menu .gone',
    '.gone .link',
    'table',
    // Each is on a page, but not together.
    '.menu.item',
    'p.link',
    'ul:is(.item, .link)',
    'p:where(.menu .item)',
    ':is(.gone .item, .item .gone)',
    ':has(.menu.item)',
    // Part of a name.
    '.men',
  ])('%s', (selector) => {
    expect(matcher.findMatch(selector)).toBeUndefined();
  });
});
