import { expect, it } from 'vitest';
import { dropHtmlSuffix } from '../dropHtmlSuffix';

it.each([
  ['/docs/types.html', '/docs/types'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/docs/types', '/docs/types'],
  ['/docs/', '/docs/'],
  ['/docs/my-index.html', '/docs/my-index'],
  ['/docs/html', '/docs/html'],
  ['/docs/page.html5', '/docs/page.html5'],
])('the address %s becomes %s', (path, clean) => {
  expect(dropHtmlSuffix(new URL(path, 'https://example.com')).pathname).toBe(clean);
});

it('query and hash stay, and the address that was given is not changed', () => {
  const url = new URL('https://example.com/a.html?q=b.html#c.html');
  expect(dropHtmlSuffix(url).href).toBe('https://example.com/a?q=b.html#c.html');
  expect(url.pathname).toBe('/a.html');
});
