// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../../client/__tests__/startBehavior';
import { dropdowns } from '../dropdowns';

const BAR = `<nav><div data-dropdown><a data-dropdown-button role="button" aria-expanded="false" href="/how">How</a>
<ul><li><a href="/how#check">Check</a></li></ul></div>
<div data-dropdown><a data-dropdown-button role="button" aria-expanded="false" href="#">Languages</a></div></nav><main>Text</main>`;

let hasHover: boolean;
let stop: () => void;

beforeEach(() => {
  hasHover = true;
  vi.stubGlobal('matchMedia', () => ({ matches: !hasHover }));
  document.body.innerHTML = BAR;
  stop = startBehavior(dropdowns);
});

afterEach(() => {
  stop();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const findLink = (href: string): HTMLElement => document.querySelector(`a[href="${href}"]`)!;
const isShown = (href: string): boolean => findLink(href).getAttribute('aria-expanded') === 'true';

/** Clicks a link. Returns whether the browser would follow it. */
function click(href: string, init: PointerEventInit = {}): boolean {
  return findLink(href).dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ...init }));
}

describe('a label that is a link', () => {
  it('is followed by a mouse click', () => {
    expect(click('/how', { pointerType: 'mouse' })).toBe(true);
    expect(isShown('/how')).toBe(false);
  });

  // The click of a screen reader has no pointer type.
  it.each(['touch', ''])(
    'opens its menu on the first click of the type "%s", and is followed on the second',
    (pointerType) => {
      expect(click('/how', { pointerType })).toBe(false);
      expect(isShown('/how')).toBe(true);
      expect(click('/how', { pointerType })).toBe(true);
      expect(isShown('/how')).toBe(false);
    },
  );

  it.each([
    ['is followed with', true],
    ['opens its menu without', false],
  ])('%s a pointer that can hover, in browsers whose clicks have no pointer type', (_, value) => {
    hasHover = value;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(findLink('/how').dispatchEvent(event)).toBe(hasHover);
    expect(isShown('/how')).toBe(!hasHover);
  });

  it('is opened by the browser on a tap with a modifier key', () => {
    expect(click('/how', { pointerType: 'touch', ctrlKey: true })).toBe(true);
    expect(isShown('/how')).toBe(false);
  });
});

describe('a label without an address', () => {
  it('opens and closes its menu on every kind of click', () => {
    for (const state of [true, false]) {
      expect(click('#', { pointerType: 'mouse' })).toBe(false);
      expect(isShown('#')).toBe(state);
    }
  });

  it('closes the menu of another label', () => {
    click('/how', { pointerType: 'touch' });
    click('#', { pointerType: 'touch' });
    expect([isShown('/how'), isShown('#')]).toEqual([false, true]);
  });
});

describe('an open menu', () => {
  beforeEach(() => {
    click('/how', { pointerType: 'touch' });
  });

  it('closes when a link in it is followed', () => {
    expect(click('/how#check', { pointerType: 'touch' })).toBe(true);
    expect(isShown('/how')).toBe(false);
  });

  it('closes when the page is left', () => {
    stop();
    expect(isShown('/how')).toBe(false);
  });
});

it('a link to a version of the documentation stores this version', () => {
  document.body.innerHTML = `<nav><ul><li data-dropdown><a data-dropdown-button role="button" href="/docs">2.0</a>
<ul><li><a href="/docs" data-version="current">2.0</a></li><li><a href="/docs/1.0" data-version="1.0">1.0</a></li>
<li><a href="/docs/all">All versions</a></li></ul></li></ul></nav>`;
  click('/docs/1.0', { pointerType: 'mouse' });
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
  click('/docs/all', { pointerType: 'mouse' });
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
});
