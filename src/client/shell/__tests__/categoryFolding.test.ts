import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';
import { categoryFolding } from '../categoryFolding';

/** The sidebar of the page of the emitters: the items of the language are in that page only. */
const EMITTERS_PAGE = `<div class="theme-doc-sidebar-container"><ul>${drawCategory('/emitters', true, '<li>Java</li>')}${drawCategory('/language', false, '')}${drawCategory('#', true, '<li>Maven</li>')}</ul></div>`;
const LANGUAGE_PAGE = `<ul>${drawCategory('/language', true, '<li>Types</li>')}</ul>`;

function drawCategory(href: string, isOpen: boolean, items: string): string {
  return `<li class="menu__list-item ${isOpen ? '' : 'menu__list-item--collapsed'}"><div class="menu__list-item-collapsible">
  <a class="menu__link" href="${href}">${href}</a><button class="menu__caret" aria-expanded="${isOpen}"></button></div>
  ${items === '' ? '' : `<ul class="menu__list" ${isOpen ? '' : 'hidden'}>${items}</ul>`}</li>`;
}

let stop: () => void;
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(new URL(address).pathname);
    return Promise.resolve(new Response(LANGUAGE_PAGE, { headers: { 'content-type': 'text/html' } }));
  });
  Element.prototype.getAnimations = () => [];
  document.body.innerHTML = EMITTERS_PAGE;
  stop = startBehavior(categoryFolding);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const findLink = (href: string, root: ParentNode = document): HTMLElement => root.querySelector(`a[href="${href}"]`)!;
const findItem = (href: string, root?: ParentNode): HTMLElement => findLink(href, root).closest('li')!;
const caret = (href: string): HTMLElement => findItem(href).querySelector('button')!;
const isOpen = (item: Element): boolean =>
  !item.classList.contains('menu__list-item--collapsed') && item.querySelector('ul')?.hidden === false;

/** Clicks, and tells whether the click was taken from the browser, which would follow the link. */
function clickIsTaken(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isTaken = false;
  window.addEventListener(
    'click',
    () => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  element.dispatchEvent(event);
  return isTaken;
}

describe('the arrow of a category', () => {
  it('folds and unfolds it', async () => {
    caret('/emitters').click();
    await vi.waitFor(() => {
      expect(isOpen(findItem('/emitters'))).toBe(false);
      expect(findItem('/emitters').querySelector('ul')?.hidden).toBe(true);
    });
    caret('/emitters').click();
    await vi.waitFor(() => {
      expect(isOpen(findItem('/emitters'))).toBe(true);
    });
    expect(requests).toEqual([]);
  });

  it('gets the items that this page does not have from the page of the category', async () => {
    caret('/language').click();
    await vi.waitFor(() => {
      expect(isOpen(findItem('/language'))).toBe(true);
    });
    expect(findItem('/language').textContent).toContain('Types');
    expect(requests).toEqual(['/language']);
  });

  it('leaves it closed when the reader thinks better of it while they are on their way', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', () => {
      return new Promise<Response>((resolve) => {
        answers.push(() => {
          resolve(new Response(LANGUAGE_PAGE, { headers: { 'content-type': 'text/html' } }));
        });
      });
    });
    caret('/language').click();
    caret('/language').click();
    // The answer to the first click comes last.
    for (const answer of answers.reverse()) {
      answer();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    expect(findItem('/language').querySelector('ul')?.hidden).toBe(true);
    expect(caret('/language').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the link of a category', () => {
  it('goes to its page, and folds nothing that is open', () => {
    expect(clickIsTaken(findLink('/emitters'))).toBe(false);
    expect(isOpen(findItem('/emitters'))).toBe(true);
  });

  it.each([
    ['has no page', '#'],
    ['is that of the page', '/emitters'],
  ])('folds and unfolds it when it %s', async (_reason, href) => {
    if (href !== '#') findLink(href).setAttribute('aria-current', 'page');
    expect(clickIsTaken(findLink(href))).toBe(true);
    await vi.waitFor(() => {
      expect(findItem(href).querySelector('ul')?.hidden).toBe(true);
    });
  });

  it('is left to the browser when another window is asked for', () => {
    expect(clickIsTaken(findLink('#'), { ctrlKey: true })).toBe(false);
    expect(isOpen(findItem('#'))).toBe(true);
  });
});

describe('the menu of small screens', () => {
  it('tells the sidebar, from which it is made, what was folded in it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="menu"><ul>${drawCategory('/emitters', true, '<li>Java</li>')}</ul></div>`,
    );
    const menu = document.querySelector('#menu')!;
    menu.querySelector('button')?.click();
    await vi.waitFor(() => {
      expect(menu.querySelector('ul ul')?.hasAttribute('hidden')).toBe(true);
    });
    expect(isOpen(findItem('/emitters', document.querySelector('.theme-doc-sidebar-container')!))).toBe(false);
  });
});
