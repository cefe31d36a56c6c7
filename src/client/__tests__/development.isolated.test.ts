// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { addBehaviors } from '../behaviors';
import { onRouteDidUpdate, onRouteUpdate } from '../development';
import { registerIsland } from '../islands/islands';

const onNavigationStart = vi.fn<() => void>();
addBehaviors({ onNavigationStart });

it('shows islands in the development server, on the first page and on the next', async () => {
  registerIsland('greeting', () => Promise.resolve({ default: () => createElement('p', null, 'The island is here.') }));
  for (const page of ['first', 'next']) {
    document.body.innerHTML = `<main><h1>${page}</h1><div data-island="greeting"><div data-island-root></div></div></main>`;
    onRouteDidUpdate();
    await vi.waitFor(() => {
      expect(document.querySelector('main')?.textContent).toBe(`${page}The island is here.`);
    });
  }
});

it('notifies behaviors that the reader goes to another page, before that page is shown', () => {
  onRouteUpdate();
  expect(onNavigationStart).toHaveBeenCalledOnce();
  onRouteDidUpdate();
  expect(onNavigationStart).toHaveBeenCalledOnce();
});
