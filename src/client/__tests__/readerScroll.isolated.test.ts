// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { enterPage, startBehaviors } from '../behaviors';
import { onReaderScroll, type ReaderScroll } from '../readerScroll';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

it('the direction of the first scroll on a page does not depend on the previous page', async () => {
  // jsdom has no layout, so the test sets the height of a long page.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  const scrolls: ReaderScroll[] = [];
  onReaderScroll((scroll) => scrolls.push(scroll));
  await startBehaviors();
  scrollTo(500);
  scrollTo(600);
  enterPage();
  scrollTo(100);
  expect(scrolls.map(({ direction }) => direction)).toEqual([undefined, 'down', undefined]);
});
