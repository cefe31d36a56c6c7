import { expect, it, vi } from 'vitest';
import { loadHighlighter } from '@site/lib/highlight/loadHighlighterInBrowser';
import { loadLineColors } from '../LineColors';

vi.mock('@site/lib/highlight/loadHighlighterInBrowser', { spy: true });

it('an editor gets plain text if the grammar cannot be loaded, and the next editor gets colors', async () => {
  const request = 'https://example.com/assets/js/grammar-json.1.js';
  const failure = Object.assign(new Error('Loading chunk 7 failed.'), { request });
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', ask);
  vi.mocked(loadHighlighter).mockRejectedValueOnce(failure);

  const plain = await loadLineColors('json');
  expect([plain.language, plain.read('{"a": 1}', undefined).runs]).toEqual(['json', []]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(failure);
  // A cache may contain a wrong response.
  expect(ask).toHaveBeenCalledExactlyOnceWith(request, expect.objectContaining({ cache: 'reload' }));
  const colored = await loadLineColors('json');
  expect(colored.read('{"a": 1}', undefined).runs.some(({ role }) => role !== undefined)).toBe(true);
});
