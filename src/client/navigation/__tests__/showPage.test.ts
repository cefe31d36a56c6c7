import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addBehaviors, enterPage, leavePage } from '../../behaviors';
import type { LoadedPage } from '../loadPage';
import { showPage } from '../showPage';

const SIDEBAR = '<aside class="theme-doc-sidebar-container"><ul class="theme-doc-sidebar-menu"></ul></aside>';
const TEXT = '<div class="markdown"><h1>Long</h1><p>one</p><p>two</p><p>three</p></div>';

interface Parts {
  sidebar?: string;
  main?: string;
  between?: string;
}

function draw(title: string, { sidebar = '', main = title, between = '' }: Parts = {}): string {
  return `<!doctype html><html class="of-${title}"><head><title>${title}</title></head><body>
<nav class="theme-layout-navbar"><div class="navbar__inner"><a href="/">Home</a></div></nav>
<div class="theme-layout-main">${sidebar}<main>${main}</main></div>${between}<footer class="theme-layout-footer">footer</footer></body></html>`;
}

const load = (html: string, beginning = html): LoadedPage => ({
  pathname: '/next',
  start: html,
  readAll: () => Promise.resolve(html),
  settled: Promise.resolve(),
  beginning: new DOMParser().parseFromString(beginning, 'text/html'),
  isWhole: beginning === html,
});

/** What happened, in order. */
let events: string[];
const findMain = (): Element => document.querySelector('main')!;
const options = (isTop = true, isOver = () => false): Parameters<typeof showPage>[1] => ({
  place: () => events.push(`place at ${findMain().textContent}`),
  isTop,
  isAnswer: () => true,
  isOver,
});

addBehaviors({
  enter() {
    events.push(`enter ${findMain().textContent}`);
    return () => {
      events.push(`leave ${findMain().textContent}`);
    };
  },
});

/** Opens the site at a page. */
function open(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  leavePage();
  document.documentElement.innerHTML = page.documentElement.innerHTML;
  enterPage();
  events = [];
}

beforeEach(() => {
  events = [];
});

describe('the next page', () => {
  it('takes the place of the current one: text, title and the class of the document', async () => {
    open(draw('Old'));
    await showPage(load(draw('New')), options());
    expect(document.title).toBe('New');
    expect(findMain().textContent).toBe('New');
    expect(document.documentElement.className).toBe('of-New');
  });

  it('is told to the behaviors when it is there and placed, after the old one was left', async () => {
    open(draw('Old'));
    await showPage(load(draw('New')), options());
    expect(events).toEqual(['leave Old', 'place at New', 'enter New']);
  });

  it('leaves the bar and the footer as they are', async () => {
    open(draw('Old'));
    const [bar, footer] = [document.querySelector('nav'), document.querySelector('footer')];
    await showPage(load(draw('New')), options());
    expect(document.querySelector('nav')).toBe(bar);
    expect(document.querySelector('footer')).toBe(footer);
  });

  it('takes the footer out for a moment when the reader did not just ask for the page, so that it does not jump, unless it has the focus', async () => {
    open(draw('Old'));
    const footer = document.querySelector('footer');
    const changes: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) changes.push(...addedNodes);
    });
    observer.observe(document.body, { childList: true });
    const show = async (isAnswer: boolean): Promise<boolean> => {
      await showPage(load(draw('New')), { ...options(), isAnswer: () => isAnswer });
      await Promise.resolve();
      return changes.splice(0).includes(footer!);
    };
    expect(await show(true)).toBe(false);
    expect(await show(false)).toBe(true);
    expect(document.querySelector('footer')).toBe(footer);
    footer!.tabIndex = 0;
    footer!.focus();
    expect(await show(false)).toBe(false);
    observer.disconnect();
  });

  it('brings what stands before the footer, and takes away what the old page had there', async () => {
    open(draw('Old', { between: '<section>old</section>' }));
    await showPage(load(draw('New', { between: '<section>start with it</section>' })), options());
    expect([...document.querySelectorAll('section')].map(({ textContent }) => textContent)).toEqual(['start with it']);
    expect(document.querySelector('section')?.nextElementSibling?.tagName).toBe('FOOTER');
  });

  it('keeps the sidebar between pages that have one, and changes it with the page elsewhere', async () => {
    open(draw('Old', { sidebar: SIDEBAR }));
    const sidebar = document.querySelector('aside');
    await showPage(load(draw('New', { sidebar: SIDEBAR })), options());
    expect(document.querySelector('aside')).toBe(sidebar);
    expect(findMain().textContent).toBe('New');
    await showPage(load(draw('Blog')), options());
    expect(document.querySelector('aside')).toBeNull();
    await showPage(load(draw('Docs', { sidebar: SIDEBAR })), options());
    expect(document.querySelector('aside')).not.toBeNull();
  });

  it('is refused when it has nothing to show', async () => {
    open(draw('Old'));
    await expect(showPage(load('<p>no page of ours</p>'), options())).rejects.toThrow('no content');
  });

  it('is not shown when the reader has gone on', async () => {
    open(draw('Old'));
    await showPage(
      load(draw('New')),
      options(true, () => true),
    );
    expect(findMain().textContent).toBe('Old');
    expect(events).toEqual([]);
  });
});

describe('a long page', () => {
  const html = draw('Long', { main: TEXT });
  const beginning = html.slice(0, html.indexOf('<p>two'));

  it('is shown from its top with its beginning, and completed after that', async () => {
    open(draw('Old'));
    await showPage(load(html, beginning), options());
    expect(events).toEqual(['leave Old', 'place at Longone', 'enter Longonetwothree']);
    expect(findMain().innerHTML).toBe(TEXT);
    expect(document.querySelector('.theme-layout-main + footer')).not.toBeNull();
  });

  it('is shown as a whole where the reader wants to see another place of it', async () => {
    open(draw('Old'));
    await showPage(load(html, beginning), options(false));
    expect(events).toEqual(['leave Old', 'place at Longonetwothree', 'enter Longonetwothree']);
  });

  it('is not completed when the reader has gone on meanwhile', async () => {
    open(draw('Old'));
    const isOver = vi
      .fn(() => true)
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(false);
    await showPage(load(html, beginning), options(true, isOver));
    expect(findMain().textContent).toBe('Longone');
    expect(events).toEqual(['leave Old', 'place at Longone']);
  });
});
