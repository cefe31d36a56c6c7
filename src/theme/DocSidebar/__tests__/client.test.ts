// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { docSidebar } from '../client';

const LIST = `<ul>
  <li><a href="/docs/start" aria-current="page">Start</a></li>
  <li><a href="/docs/language">Language</a><details data-category="/docs/language"><summary></summary>
    <ul><li><a href="/docs/language/types">Types</a></li></ul></details></li>
  <li><a href="/docs/guides/">Guides</a><details data-category="/docs/guides/" open><summary></summary>
    <ul><li><a href="/docs/guides/one">One</a></li></ul></details></li>
</ul>`;

describe('the sidebar of the documentation', () => {
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = `<aside data-docs-sidebar><nav data-docs-menu>${LIST}</nav></aside><nav data-docs-menu>${LIST}</nav>`;
  });

  afterEach(() => {
    stop();
  });

  /** Enters a page whose entry in the sidebar has `aria-current`. */
  const open = (path: string): void => {
    document.querySelector('aside [aria-current]')?.removeAttribute('aria-current');
    document.querySelector(`aside a[href="${path}"]`)?.setAttribute('aria-current', 'page');
    stop = startBehavior(docSidebar);
  };
  const readOpen = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLDetailsElement>('aside details[open]')].map(({ dataset }) => dataset.category);

  it('opens the category of the current page, and does not change the others', () => {
    open('/docs/language/types');
    expect(readOpen()).toEqual(['/docs/language', '/docs/guides/']);
  });

  it('opens the category whose own page is the current page', () => {
    open('/docs/language');
    expect(readOpen()).toContain('/docs/language');
  });

  it('changes nothing on a page that is not listed', () => {
    open('/docs/hidden');
    expect(readOpen()).toEqual(['/docs/guides/']);
  });

  it('scrolls to an entry that is out of view, and does not scroll otherwise', () => {
    const sidebar = document.querySelector('aside');
    const frame = new DOMRect(0, 64, 272, 600);
    const placeEntry = (top: number): void => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
        return this === sidebar ? frame : new DOMRect(0, top, 272, 32);
      });
    };
    placeEntry(1000);
    open('/docs/guides/one');
    expect(sidebar?.scrollTop).toBe(1016 - 364);
    placeEntry(100);
    docSidebar.enter?.();
    expect(sidebar?.scrollTop).toBe(1016 - 364);
    vi.restoreAllMocks();
  });

  it('opens a category when it is opened in the copy of the sidebar', async () => {
    open('/docs/start');
    const copy = document.querySelector<HTMLDetailsElement>('body > nav details');
    if (copy !== null) copy.open = true;
    copy?.dispatchEvent(new Event('toggle'));
    await vi.waitFor(() => {
      expect(readOpen()).toEqual(['/docs/language', '/docs/guides/']);
    });
  });
});
