import { afterEach, expect, it, vi } from 'vitest';
import { islands, registerIsland } from '../islands';

const place = (name: string): string => `<div data-island="${name}"><div data-island-root></div></div>`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('mounts the islands around one without a component, reports that one, and takes the others down', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  registerIsland('first', () => Promise.resolve({ default: () => 'one' }));
  registerIsland('last', () => Promise.resolve({ default: () => ' two' }));
  document.body.innerHTML = `<main>${place('first')}${place('missing')}${place('last')}</main>`;

  const leave = islands.enter?.();
  await vi.waitFor(
    () => {
      expect(document.body.textContent).toBe('one two');
    },
    { timeout: 20_000 },
  );
  expect(reported.mock.calls.map(String)).toEqual([
    'Error: No component is registered for the island "missing". Register it with registerIsland.',
  ]);

  leave?.();
  expect(document.body.textContent).toBe('');
});
