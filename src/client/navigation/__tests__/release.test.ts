// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOtherRelease, refetchScript, reloadIfOutdated } from '../release';

const PAGE = '<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/site.1.js defer></script>';

/** Shows a page, and lets the server respond with the given HTML. Returns the spy for `location.reload`. */
function serve(html: string, type = 'navigate'): ReturnType<typeof vi.fn> {
  const reload = vi.fn();
  document.head.innerHTML = `${PAGE}<link rel="stylesheet" href="/assets/css/search.1.css"><script src="/assets/js/827.1.js"></script>`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
  vi.stubGlobal('location', { href: 'https://example.com/lazy', reload });
  // The cast is safe: the code reads only the type.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the release of a page', () => {
  it('is identified by the initial scripts and styles, not by those that were loaded later', () => {
    serve(PAGE);
    expect(isOtherRelease(PAGE)).toBe(false);
    expect(isOtherRelease(PAGE.replace('site.1', 'site.2'))).toBe(true);
    expect(isOtherRelease(PAGE.replace('styles.1', 'styles.2'))).toBe(true);
  });

  it('causes a reload if the server has another one', async () => {
    const reload = serve('<script src=/assets/js/site.2.js defer></script>');
    await reloadIfOutdated();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('causes no reload if the server has the same one', async () => {
    const reload = serve(PAGE);
    await reloadIfOutdated();
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload if the page was already reloaded', async () => {
    const reload = serve('<script src=/assets/js/site.2.js defer></script>', 'reload');
    await reloadIfOutdated();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a script that could not be loaded', () => {
  it('is fetched without caches, which may contain a wrong response', async () => {
    const request = 'https://example.com/assets/js/827.1.js';
    const fetchScript = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no connection')));
    vi.stubGlobal('fetch', fetchScript);
    await refetchScript(Object.assign(new Error('Loading chunk 827 failed.'), { request }));
    expect(fetchScript).toHaveBeenCalledExactlyOnceWith(request, expect.objectContaining({ cache: 'reload' }));
  });

  it('is also fetched for a worker, whose error message contains the address', async () => {
    const script = 'https://example.com/assets/js/827.1.js';
    const fetchScript = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetchScript);
    const messages = [
      `Failed to execute 'importScripts' on 'WorkerGlobalScope': The script at '${script}' failed to load.`,
      `WorkerGlobalScope.importScripts: Failed to load worker script at ${script} (nsresult = 0x804b001d)`,
    ];
    for (const message of messages) await refetchScript(Object.assign(new Error(message), { name: 'NetworkError' }));
    expect(fetchScript.mock.calls.map(([request]) => request)).toEqual([script, script]);
  });

  it('is not searched for in other errors', async () => {
    const fetchScript = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetchScript);
    for (const error of [undefined, 'text', new Error('crash'), Object.assign(new Error('crash'), { request: 7 })])
      await refetchScript(error);
    expect(fetchScript).not.toHaveBeenCalled();
  });
});
