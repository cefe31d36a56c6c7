import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { createOfflineManifest } from '../createOfflineManifest';
import type { OfflineManifest } from '../OfflineManifest';
import { toPageKey } from '../toPageKey';

const SITE = {
  'docs/ide/index.html': 'not yet written',
  'assets/js/site.0a1b2c3d.js': 'go();'.repeat(100),
  'assets/js/former-compiler-0.17.8.0a1b2c3d.js': 'compile();',
  'img/logo.svg': '<svg/>',
  'img/social/docs/ide.png': 'card',
  'search-index.json': '{}',
  'llms.txt': 'text',
  'docs/ide.md': '# IDE',
  'sw.js': 'worker',
};

function createManifest(html = '<title>IDE</title>'): OfflineManifest {
  const pages = [{ path: '/site/docs/ide', title: 'IDE', content: Buffer.from(html) }];

  return createOfflineManifest(makeFolder(SITE), '/site/', pages);
}

describe('createOfflineManifest', () => {
  it('lists the pages with their canonical paths, their Markdown and the files that they need, and nothing else', () => {
    expect(createManifest().files.map(({ path }) => path)).toEqual([
      '/site/docs/ide',
      '/site/assets/js/site.0a1b2c3d.js',
      '/site/docs/ide.md',
      '/site/img/logo.svg',
      '/site/search-index.json',
    ]);
  });

  it('has the uncompressed size of the files, and a smaller transfer size', () => {
    const { bytes, transferBytes } = createManifest();
    expect(bytes).toBe(18 + 500 + 5 + 6 + 2);
    expect(transferBytes).toBeLessThan(bytes);
  });

  it('changes the revision of a changed file, and the release', () => {
    const before = createManifest();
    const after = createManifest('<title>IDE!</title>');
    expect(after.release).not.toBe(before.release);
    expect(after.files.filter(({ revision }, index) => revision !== before.files[index]?.revision)).toEqual([
      expect.objectContaining({ path: '/site/docs/ide', title: 'IDE' }),
    ]);
  });

  it('is deterministic', () => {
    expect(createManifest()).toEqual(createManifest());
  });
});

describe('toPageKey', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/ide', '/docs/ide'],
    ['/docs/ide/', '/docs/ide'],
    ['/docs/ide.html', '/docs/ide'],
    ['/docs/ide/index.html', '/docs/ide'],
    ['/site/', '/site'],
  ])('converts the path %s to the key %s', (address, key) => {
    expect(toPageKey(address)).toBe(key);
  });
});
