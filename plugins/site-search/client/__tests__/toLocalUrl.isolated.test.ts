import { describe, expect, it, vi } from 'vitest';
import { toLocalUrl } from '../toLocalUrl';

vi.mock('@site/src/client/navigation/site', () => ({ BASE_PATH: '/sub/path/' }));

describe('R-66 the address of a result', () => {
  it.each([
    ['https://wirespec.io/docs/language/types#enums', '/docs/language/types#enums'],
    ['https://preview.example.com/docs/intro/?x=1#a', '/docs/intro/?x=1#a'],
    ['/docs/intro/', '/docs/intro/'],
    ['javascript:alert(1)', '/sub/path/'],
    ['https://[broken', '/sub/path/'],
    ['https://x//evil.example/login', '/evil.example/login'],
  ])('is reduced to a path of this site: %s, %s', (url, path) => {
    expect(toLocalUrl(url, undefined)).toEqual({ url: path, isExternal: false });
  });

  it('stays as it is when it matches the pattern for other sites', () => {
    expect(toLocalUrl('https://playground.wirespec.io/x', '^https://playground\\.')).toEqual({
      url: 'https://playground.wirespec.io/x',
      isExternal: true,
    });
    expect(toLocalUrl('https://wirespec.io/x', '^https://playground\\.')).toEqual({ url: '/x', isExternal: false });
  });

  it('is not a script that mentions another site', () => {
    expect(toLocalUrl('javascript:alert(1)//github.com', 'github\\.com')).toEqual({
      url: '/sub/path/',
      isExternal: false,
    });
  });
});
