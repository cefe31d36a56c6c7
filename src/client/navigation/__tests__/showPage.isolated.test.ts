// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBehaviors, enterPage, leavePage, startBehaviors } from '../../behaviors';
import { showPage } from '../showPage';

const SIDEBAR = `<aside class="theme-doc-sidebar-container"><ul class="theme-doc-sidebar-menu">
<li><a href="/one">One</a></li><li><a href="/two">Two</a></li></ul></aside>`;

interface Parts {
  sidebar?: string;
  between?: string;
}

function renderPage(title: string, { sidebar = '', between = '' }: Parts = {}): string {
  const marked = sidebar.replace(`href="/${title}"`, `href="/${title}" aria-current="page"`);

  return `<!doctype html><html class="of-${title}"><head><title>${title}</title></head><body>
<nav class="theme-layout-navbar"><a href="/">Home</a></nav>
<div class="theme-layout-main">${marked}<main>${title}</main></div>${between}<div><footer>${title}</footer></div><dialog class="theme-layout-navbar-sidebar" id="menu-${title}"></dialog></body></html>`;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const find = (selector: string): Element => document.querySelector(selector)!;

/** The events of a test, in order. */
let events: string[] = [];

addBehaviors({
  enter: () => () => {
    events.push(`leave ${find('main').textContent}`);
  },
});

/** Opens the site at a page. */
function open(html: string): void {
  leavePage();
  document.documentElement.innerHTML = parse(html).documentElement.innerHTML;
  enterPage();
  events = [];
}

beforeAll(async () => {
  document.documentElement.innerHTML = parse(renderPage('one')).documentElement.innerHTML;
  await startBehaviors();
});

beforeEach(() => {
  open(renderPage('one'));
});

afterEach(() => {
  leavePage();
});

describe('the next page', () => {
  it('replaces everything from the content to the footer after the cleanup of the previous page, and keeps the bar', () => {
    const bar = find('.theme-layout-navbar');
    showPage(parse(renderPage('two', { between: '<p id="between"></p>' })));
    expect(events).toEqual(['leave one']);
    expect(find('main').textContent).toBe('two');
    expect(find('footer').textContent).toBe('two');
    expect(find('.theme-layout-main').nextElementSibling?.id).toBe('between');
    expect(document.querySelectorAll('main, footer')).toHaveLength(2);
    expect(find('dialog').id).toBe('menu-one');
    expect(find('.theme-layout-navbar')).toBe(bar);
    expect(document.title).toBe('two');
    expect(document.documentElement.className).toBe('of-two');
    showPage(parse(renderPage('one')));
    expect(document.querySelector('#between')).toBeNull();
  });

  it('keeps the sidebar if both pages have the same one, with the marks of the next page', () => {
    open(renderPage('one', { sidebar: SIDEBAR }));
    const sidebar = find('aside');
    showPage(parse(renderPage('two', { sidebar: SIDEBAR })));
    expect(find('aside')).toBe(sidebar);
    expect(find('[aria-current]').textContent).toBe('Two');
    expect(find('main').textContent).toBe('two');
  });

  it('replaces or removes the sidebar if its own differs', () => {
    open(renderPage('one', { sidebar: SIDEBAR }));
    showPage(parse(renderPage('two', { sidebar: SIDEBAR.replace('/one', '/other') })));
    expect(find('aside a').getAttribute('href')).toBe('/other');
    showPage(parse(renderPage('one')));
    expect(document.querySelector('aside')).toBeNull();
  });

  it('is refused without content, before cleanup functions run', () => {
    expect(() => {
      showPage(parse('<p>nothing</p>'));
    }).toThrow('has no element ".theme-layout-main"');
    expect(events).toEqual([]);
    expect(find('main').textContent).toBe('one');
  });
});
