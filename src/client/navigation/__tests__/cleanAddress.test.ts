// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanAddress, collapseSlashes, dropHtmlSuffix } from '../cleanAddress';

const toUrl = (path: string): URL => new URL(`https://example.com${path}`);

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
  expect(dropHtmlSuffix(toUrl(path)).pathname).toBe(clean);
});

it('query and hash stay, and the original address is not changed', () => {
  const url = toUrl('/a.html?q=b.html#c.html');
  expect(dropHtmlSuffix(url).href).toBe('https://example.com/a?q=b.html#c.html');
  expect(url.pathname).toBe('/a.html');
});

it.each([
  ['//play', 'https://example.com/play'],
  ['///docs//types?q=//a#//b', 'https://example.com/docs/types?q=//a#//b'],
])('repeated slashes in %s are collapsed, so that the path cannot be resolved as a host', (path, clean) => {
  expect(collapseSlashes(toUrl(path)).href).toBe(clean);
});

describe('the address that is shown for a page', () => {
  const createPage = (canonical: string): Document =>
    new DOMParser().parseFromString(`<link rel="canonical" href="https://wirespec.io${canonical}">`, 'text/html');

  it('has no .html, unless that is the page’s own address', () => {
    expect(cleanAddress(toUrl('//vision.html'), createPage('/vision')).pathname).toBe('/vision');
    expect(cleanAddress(toUrl('/report.html'), createPage('/report.html')).pathname).toBe('/report.html');
    expect(cleanAddress(toUrl('/a.html'), new DOMParser().parseFromString('', 'text/html')).pathname).toBe('/a');
  });
});
