import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';
import { mobileMenu } from '../mobile-menu/mobileMenu';

const BAR = `<nav class="theme-layout-navbar"><div class="navbar__items"><button class="navbar__toggle"></button>
  <a class="navbar__item" href="/vision">Vision</a></div></nav>`;

let stop: () => void;

function showPage(name: string): void {
  document.querySelector('main')!.innerHTML =
    `<div class="theme-doc-sidebar-container"><ul class="theme-doc-sidebar-menu"><li><a href="/${name}">${name}</a></li></ul></div>`;
}

/** As a keyboard does it, for which the menu is filled at once. */
function click(selector: string): void {
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
}

const readMenu = (): string => document.querySelector('.navbar-sidebar__items > :last-child')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  document.body.innerHTML = `${BAR}<main></main>`;
  showPage('first');
  stop = startBehavior(mobileMenu);
});

afterEach(() => {
  click('.navbar-sidebar__close');
  stop();
  vi.unstubAllGlobals();
});

it('makes a menu anew that was open when the page came, and was closed before it was whole', () => {
  click('.navbar__toggle');
  expect(readMenu()).toContain('first');
  showPage('next');
  click('.navbar-sidebar__close');
  mobileMenu.enter?.();
  click('.navbar__toggle');
  expect(readMenu()).toContain('next');
});

it('fills a menu anew that is still open when the page is whole', () => {
  click('.navbar__toggle');
  showPage('next');
  mobileMenu.enter?.();
  expect(readMenu()).toContain('next');
});
