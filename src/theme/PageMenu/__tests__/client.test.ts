// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { pageMenu } from '../client';

describe('the menu that copies a page', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal('ClipboardItem', undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    document.body.innerHTML = `<details data-page-menu open><summary>Copy page</summary>
      <div><button data-copy-page>Copy</button><a href="/docs/a.md">Open</a><span role="status"></span></div></details><p>Text</p>`;
    stop = startBehavior(pageMenu);
  });

  afterEach(() => {
    stop();
    writeText.mockClear();
    vi.unstubAllGlobals();
  });

  function respondWith(text: string, type: string, status = 200): void {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({
        ok: status === 200,
        status,
        headers: new Headers({ 'content-type': type }),
        text: () => Promise.resolve(text),
      }),
    );
  }

  async function copy(): Promise<string | null | undefined> {
    const status = document.querySelector('[role=status]');
    document.querySelector('button')?.click();
    await vi.waitFor(() => {
      expect(status?.textContent).not.toBe('');
    });
    return status?.textContent;
  }

  const isOpen = (): boolean | undefined => document.querySelector('details')?.open;

  it('copies the Markdown of the page', async () => {
    respondWith('# A', 'text/markdown');
    expect(await copy()).toBe('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# A');
  });

  it.each([
    ['a response with an error status', '', 'text/markdown', 404],
    ['a page instead of the Markdown', '<!doctype html>', 'text/html; charset=utf-8', 200],
    ['a page whose content type has capital letters', '<!doctype html>', 'Text/HTML', 200],
    ['an XHTML page', '<html/>', 'application/xhtml+xml', 200],
  ])('does not copy %s', async (_name, text, type, status) => {
    respondWith(text, type, status);
    expect(await copy()).toBe('Copying failed: the server did not send the Markdown. Try again later.');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('suggests another way if the browser refuses to copy', async () => {
    respondWith('# A', 'text/markdown');
    writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    expect(await copy()).toBe('Copying failed: open the page as Markdown instead.');
  });

  it('reports a missing connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await copy()).toBe('Copying failed: check your connection.');
  });

  it('closes on Escape, and moves the focus to its summary', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('closes when the reader clicks outside it, not inside', () => {
    document.querySelector<HTMLElement>('[role=status]')?.click();
    expect(isOpen()).toBe(true);
    document.querySelector('p')?.click();
    expect(isOpen()).toBe(false);
  });
});
