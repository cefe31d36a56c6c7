// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehavior } from '../../../client/__tests__/startBehavior';
import { mobileMenu } from '../client';

const MENU = `<button data-menu-open aria-expanded="false"></button>
<dialog data-menu><button data-menu-close></button><div data-menu-main><a href="/vision">Vision</a></div>
<div data-menu-page hidden><button data-menu-back></button><div data-menu-slot></div></div></dialog>`;

let stop: () => void;

function showPage(links: string): void {
  document.querySelector('main')!.innerHTML = links;
}

const sidebar = (...names: string[]): string =>
  `<nav data-docs-menu>${names.map((name) => `<a href="/${name}">${name}</a>`).join('')}</nav>`;

const find = (name: string): HTMLElement => document.querySelector(`[data-menu-${name}]`)!;

const menu = (): HTMLDialogElement => document.querySelector('dialog')!;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  document.body.innerHTML = `${MENU}<main></main>`;
  // jsdom has no modal dialogs.
  menu().showModal = function showModal() {
    this.open = true;
  };
  menu().close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  stop = startBehavior(mobileMenu);
});

afterEach(() => {
  menu().close();
  stop();
  vi.unstubAllGlobals();
});

it('shows the sidebar of the page first, and the main menu after Back', () => {
  showPage(sidebar('first'));
  find('open').click();
  expect(find('slot').textContent).toBe('first');
  expect([find('page').hidden, find('main').hidden]).toEqual([false, true]);
  find('back').click();
  expect([find('page').hidden, find('main').hidden]).toEqual([true, false]);
  expect(document.activeElement?.textContent).toBe('Vision');
});

it('shows the main menu on a page without a sidebar', () => {
  find('open').click();
  expect([find('page').hidden, find('main').hidden]).toEqual([true, false]);
});

it('reports whether it is open, and closes with its button and when a link is followed', () => {
  for (const close of ['[data-menu-close]', '[data-menu-main] a']) {
    find('open').click();
    expect(find('open').getAttribute('aria-expanded')).toBe('true');
    document.querySelector<HTMLElement>(close)!.click();
    expect(find('open').getAttribute('aria-expanded')).toBe('false');
    expect(menu().open).toBe(false);
  }
});

it('shows the links of a page that arrives while it is open, and keeps the focus on the same link', () => {
  showPage(sidebar('first', 'next'));
  find('open').click();
  find('slot').querySelector<HTMLElement>('[href="/next"]')!.focus();
  showPage(sidebar('first', 'next', 'late'));
  mobileMenu.enter?.();
  expect([...find('slot').querySelectorAll('a')].map((link) => link.textContent)).toEqual(['first', 'next', 'late']);
  expect(document.activeElement?.textContent).toBe('next');
});
