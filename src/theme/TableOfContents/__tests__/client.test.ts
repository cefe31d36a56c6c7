// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observers, ObserverStub } from '@site/src/client/__tests__/ObserverStub';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { contentsTracking, findCurrentIndex } from '../client';

describe('findCurrentIndex', () => {
  it('returns the first section above the first heading', () => {
    expect(findCurrentIndex(0, 0)).toBe(0);
  });

  it('returns the section whose heading is in the upper half of the window', () => {
    expect(findCurrentIndex(2, 3)).toBe(2);
  });

  it('returns the first of several sections whose headings are in the upper half', () => {
    expect(findCurrentIndex(2, 5)).toBe(2);
  });

  it('returns the last section above the window if no heading is in the upper half', () => {
    expect(findCurrentIndex(3, 3)).toBe(2);
  });
});

describe('the tables of contents of a page', () => {
  let isWide: boolean;
  let resize: (() => void) | undefined;
  let leave: () => void;

  beforeEach(() => {
    isWide = true;
    observers.length = 0;
    vi.stubGlobal('IntersectionObserver', ObserverStub);
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return isWide;
      },
      addEventListener: (_name: string, listener: () => void) => {
        resize = listener;
      },
      removeEventListener: () => {
        resize = undefined;
      },
    }));
    document.body.innerHTML = `<h2 id="one">One</h2><h2 id="zwei-ü">Two</h2><h2 id="three">Three</h2>
      <details open data-contents-fold><summary>Contents</summary><a href="#three"><code>folded</code></a></details>
      <nav data-contents><a href="#one">1</a><a href="#zwei-%C3%BC">2</a><a href="#three">3</a><a href="#gone">4</a></nav>`;
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  /**
   * Reports the headings as the observers do after scrolling.
   *
   * @param above - number of headings above the window
   * @param reached - number of headings above the middle of the window, including those above the window
   */
  function scroll(above: number, reached: number): void {
    const headings = [...document.querySelectorAll('h2')];
    const top = observers.find(({ rootMargin }) => rootMargin.endsWith('-100% 0px'));
    const middle = observers.find(({ rootMargin }) => rootMargin.endsWith('-50% 0px'));
    for (const [observer, count] of [
      [top, above],
      [middle, reached],
    ] as const) {
      observer?.meet(headings.slice(0, count));
      observer?.meet(headings.slice(count), false);
    }
  }

  const readMarked = (): string[] =>
    [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent);

  it('mark the current section only', () => {
    leave = startBehavior(contentsTracking);
    scroll(0, 0);
    expect(readMarked()).toEqual(['1']);
    scroll(1, 2);
    expect(readMarked()).toEqual(['2']);
    scroll(2, 2);
    expect(readMarked()).toEqual(['2']);
    scroll(2, 3);
    expect(readMarked()).toEqual(['3']);
  });

  it('mark nothing after the reader has left the page', () => {
    leave = startBehavior(contentsTracking);
    scroll(0, 1);
    leave();
    expect(readMarked()).toEqual([]);
    expect(observers.flatMap(({ targets }) => targets)).toEqual([]);
    expect(resize).toBeUndefined();
  });

  it('observe headings only in windows that show the column', () => {
    isWide = false;
    leave = startBehavior(contentsTracking);
    expect(observers).toEqual([]);
    isWide = true;
    resize?.();
    scroll(0, 1);
    expect(readMarked()).toEqual(['1']);
    isWide = false;
    resize?.();
    expect(readMarked()).toEqual([]);
  });

  it('close above the text after the reader has followed a link in them', () => {
    leave = startBehavior(contentsTracking);
    document.querySelector('code')?.click();
    expect(document.querySelector('details')?.open).toBe(false);
  });
});
