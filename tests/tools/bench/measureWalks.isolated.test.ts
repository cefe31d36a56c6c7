import type { Browser } from '@playwright/test';
import { beforeEach, expect, it, vi } from 'vitest';
import { measureNavigation } from '../../../bench/compare/measure/measureNavigation.mjs';
import { measureWalks } from '../../../bench/compare/parts/measureWalks.mjs';
import { Problem } from '../../../tools/support/Problem.mjs';

vi.mock('../../../bench/compare/measure/measureNavigation.mjs');

const SITES = ['ours', 'vitepress'].map((id) => ({
  ...{ id, name: `the site ${id}`, address: `http://${id}`, next: '.next', close: () => undefined },
  locate: (route: string) => route,
}));

const BROWSER = {} as Browser;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.mocked(measureNavigation).mockReset();
  vi.mocked(measureNavigation).mockResolvedValue([{ ms: 40, clickMs: 30, fetched: 1 }]);
});

it('makes a walk once more when a tap led nowhere, counts the second one alone, and says so', async () => {
  vi.mocked(measureNavigation).mockRejectedValueOnce(new Problem('The link from /a to /b showed nothing.'));
  const [ours, vitepress] = await measureWalks(BROWSER, SITES, ['/a'], 2);
  expect(ours).toMatchObject({ links: 2, repeated: 1, medianMs: 40, medianClickMs: 30 });
  expect(vitepress).toMatchObject({ links: 2, repeated: 0 });
});

it('ends when it leads nowhere again, and names site and link', async () => {
  vi.mocked(measureNavigation).mockRejectedValue(new Problem('The link from /a to /b showed nothing.'));
  const walks = measureWalks(BROWSER, SITES, ['/a'], 2);
  await expect(walks).rejects.toThrow('Navigation in the site ours: The link from /a to /b showed nothing.');
  expect(measureNavigation).toHaveBeenCalledTimes(2);
});

it('does not try again what is a defect', async () => {
  vi.mocked(measureNavigation).mockRejectedValue(new TypeError('next is not a function'));
  await expect(measureWalks(BROWSER, SITES, ['/a'], 2)).rejects.toThrow(TypeError);
  expect(measureNavigation).toHaveBeenCalledTimes(1);
});
