// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observers, ObserverStub } from '@site/src/client/__tests__/ObserverStub';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { scrollContainers } from '@site/src/client/scrollContainers';
import { prepareBlock } from '../prepareBlock';

let stop: () => void;

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('ResizeObserver', ObserverStub);
  vi.stubGlobal('IntersectionObserver', ObserverStub);
  document.body.innerHTML = `<div data-copyable><div><span></span><span><button data-edit>Edit</button></span></div>
<pre data-scrolls tabindex="0" role="group" aria-label="book.ws: type Book {"><code>type Book {</code></pre></div>`;
  stop = startBehavior(scrollContainers);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('the editor of a block that fits in its frame has the name of the block', () => {
  const pre = document.querySelector('pre')!;
  // Both observers report the code, which has the size 0 here and does not overflow.
  for (const observer of observers.toReversed()) observer.meet([pre]);
  expect(pre.hasAttribute('aria-label')).toBe(false);
  expect(prepareBlock(document.querySelector('button')!).label).toBe('book.ws: type Book {');
});

it('the editor of a block that overflows has the name of the block', () => {
  expect(prepareBlock(document.querySelector('button')!).label).toBe('book.ws: type Book {');
});
