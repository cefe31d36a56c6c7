import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observers, ObserverStub } from '../../__tests__/ObserverStub';
import { contentsHighlight, findCurrent } from '../contentsHighlight';

describe('findCurrent', () => {
  it('names no section above the first heading', () => {
    expect(findCurrent(0, 0)).toBe(-1);
  });

  it('names the section whose heading is in the upper half', () => {
    expect(findCurrent(2, 3)).toBe(2);
  });

  it('names the first of several headings in the upper half', () => {
    expect(findCurrent(2, 5)).toBe(2);
  });

  it('names the section before when the next heading is further down', () => {
    expect(findCurrent(3, 3)).toBe(2);
  });
});

describe('the contents beside a page', () => {
  let isWide: boolean;
  let resize: (() => void) | undefined;
  let leave: (() => void) | undefined;

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
      <a class="toc-highlight" href="#one">1</a><a class="toc-highlight" href="#zwei-%C3%BC">2</a>
      <a class="toc-highlight" href="#three">3</a><a class="toc-highlight" href="#gone">4</a>`;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Scrolls so far that some headings are above the window, and some above its middle, these included. */
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
    [...document.querySelectorAll('.table-of-contents__link--active')].map(({ textContent }) => textContent);

  it('mark the section the reader is in, and no other', () => {
    leave = contentsHighlight.enter?.();
    expect(readMarked()).toEqual([]);
    scroll(0, 1);
    expect(readMarked()).toEqual(['1']);
    scroll(1, 2);
    expect(readMarked()).toEqual(['2']);
    scroll(2, 2);
    expect(readMarked()).toEqual(['2']);
    scroll(0, 0);
    expect(readMarked()).toEqual([]);
    leave?.();
  });

  it('mark nothing when the page is left', () => {
    leave = contentsHighlight.enter?.();
    scroll(0, 1);
    leave?.();
    expect(readMarked()).toEqual([]);
    expect(observers.flatMap(({ targets }) => targets)).toEqual([]);
    expect(resize).toBeUndefined();
  });

  it('are observed only where they are shown', () => {
    isWide = false;
    leave = contentsHighlight.enter?.();
    expect(observers).toEqual([]);
    isWide = true;
    resize?.();
    scroll(0, 1);
    expect(readMarked()).toEqual(['1']);
    isWide = false;
    resize?.();
    expect(readMarked()).toEqual([]);
    leave?.();
  });
});
