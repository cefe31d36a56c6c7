// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { islands, registerIsland } from '../islands';
import { renderIsland } from '../renderIsland';

const renderContainer = (name: string): string => `<div data-island="${name}"><div data-island-root></div></div>`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('reports an island without a component, and mounts and unmounts the others', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  registerIsland('first', () => Promise.resolve({ default: () => 'one' }));
  registerIsland('last', () => Promise.resolve({ default: () => ' two' }));
  document.body.innerHTML = `<main>${renderContainer('first')}${renderContainer('missing')}${renderContainer('last')}</main>`;

  const leave = islands.enter?.();
  await vi.waitFor(() => {
    expect(document.body.textContent).toBe('one two');
  });
  expect(reported.mock.calls.map(String)).toEqual([
    'Error: No component is registered for the island "missing". Register it with registerIsland.',
  ]);

  leave?.();
  expect(document.body.textContent).toBe('');
});

it.each([
  ['other properties', '{"name": 7}'],
  ['invalid JSON', '{"name": "Re'],
])('keeps the fallback of an island if the page contains %s, and logs one warning', async (_, props) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  vi.resetModules();
  const fresh = await import('../islands');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Greeting = ({ name }: { name: string }): string => `Hello ${name}`;
  fresh.registerIsland('greeting', () =>
    Promise.resolve({ default: Greeting, PropsSchema: v.object({ name: v.string() }) }),
  );
  const host = createHost(props);
  const neighbor = createHost('{"name": "Rex"}');
  document.body.innerHTML = `<main>${host.outerHTML}${host.outerHTML}${neighbor.outerHTML}</main>`;

  const leave = fresh.islands.enter?.();
  await vi.waitFor(() => {
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(2);
    expect(document.body.textContent).toContain('Hello Rex');
  });
  const fallbacks = [...document.querySelectorAll('[data-island-fallback]')];
  expect(fallbacks.map((fallback) => fallback.hasAttribute('hidden'))).toEqual([false, false, true]);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Reload the page.');
  expect(warn).toHaveBeenCalledTimes(1);
  leave?.();
  warn.mockRestore();
});

it.each([
  [
    'a script that did not arrive',
    Object.assign(new Error('Loading chunk 7 failed.'), { request: '/assets/js/7.js' }),
    0,
  ],
  ['an error of the module', new Error('x is not a function'), 1],
])('shows a message if an island could not be loaded: %s', async (_, error, reports) => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  registerIsland<object>('broken', () => Promise.reject(error));
  document.body.innerHTML = `<main>${renderContainer('broken')}</main>`;

  const leave = islands.enter?.();
  await vi.waitFor(() => {
    expect(document.querySelector('[role=alert] p')?.textContent).toBe(
      'This part of the page could not be loaded. Check the connection and try again.',
    );
  });
  expect(reported).toHaveBeenCalledTimes(reports);
  leave?.();
});

it('shows a loading indicator outside the component, so that nothing moves later', async () => {
  vi.useFakeTimers();
  registerIsland<object>('slow', () => new Promise(() => undefined));
  document.body.innerHTML = `<main>${renderContainer('slow')}</main>`;
  const leave = islands.enter?.();

  await vi.advanceTimersByTimeAsync(199);
  expect(document.querySelector('[role=status]')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading…');
  expect(document.querySelector('[data-island-root]')?.childNodes).toHaveLength(0);
  leave?.();
  vi.useRealTimers();
});

describe('an island that crashes', () => {
  const Crashing = (): never => {
    throw new Error('The shelf is empty.');
  };

  it('shows the error with a heading if it is the content of the page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    registerIsland('crashing', () => Promise.resolve({ default: Crashing }));
    document.body.innerHTML = `<main>${renderContainer('crashing')}</main>`;
    const leave = islands.enter?.();
    await vi.waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBe('This page crashed.');
    });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The shelf is empty.');
    leave?.();
    log.mockRestore();
  });

  it('shows the error without a heading if it is a part of the page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<main><h1>Types</h1><div></div></main>';
    const unmount = renderIsland(document.querySelector<HTMLElement>('main div')!, Crashing, {});
    await vi.waitFor(() => {
      expect(document.querySelector('[role=alert]')?.textContent).toContain('This part of the page crashed.');
    });
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    unmount();
    log.mockRestore();
  });

  it('shows each error of a chain once, even if the last refers back to the first', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lent = new Error('The books are lent.');
    const empty = new Error('The shelf is empty.', { cause: lent });
    lent.cause = empty;
    document.body.innerHTML = '<main><div></div></main>';
    const unmount = renderIsland(
      document.querySelector<HTMLElement>('main div')!,
      () => {
        throw empty;
      },
      {},
    );
    await vi.waitFor(() => {
      expect(document.querySelector('[role=alert]')?.textContent).toContain(
        'The shelf is empty.\n\nCause:\nThe books are lent.Try again',
      );
    });
    unmount();
    log.mockRestore();
  });
});

it('a second click on Retry does not mount an island twice', async () => {
  const responses: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('.js') ? new Promise((resolve) => responses.push(resolve)) : Promise.reject(new TypeError('lost')),
  );
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/assets/js/7.js' });
  const load = vi.fn<() => Promise<{ default: () => string }>>(() => Promise.resolve({ default: () => 'mounted' }));
  load.mockRejectedValueOnce(missing);
  registerIsland('late', load);
  document.body.innerHTML = `<main>${renderContainer('late')}</main>`;

  const leave = islands.enter?.();
  await vi.waitFor(() => {
    expect(document.querySelector('button')).not.toBeNull();
  });
  document.querySelector('button')?.click();
  document.querySelector('button')?.click();
  for (const respond of responses) respond(new Response());
  await vi.waitFor(() => {
    expect(document.querySelector('main')?.textContent).toBe('mounted');
  });
  expect(responses).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
  leave?.();
});

function createHost(props: string): HTMLElement {
  const host = document.createElement('div');
  host.dataset.island = 'greeting';
  host.dataset.props = props;
  host.innerHTML = '<div data-island-fallback>Greeting</div><div data-island-root></div>';
  return host;
}
