import { expect, it } from 'vitest';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';

const write = (...addresses: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><!-- <url><loc>https://a.org/old</loc></url> -->
${addresses.map((address) => `<url><loc>${address}</loc><priority>0.5</priority></url>`).join('')}</urlset>`;

it('lists the paths of a sitemap as they are written there', () => {
  const sitemap = write('https://a.org/', ' https://a.org/docs/ide/ ', 'https://a.org/b%20c?x=1&amp;y=2');
  expect(listSitemapPaths(sitemap)).toEqual(['/', '/docs/ide/', '/b%20c']);
});

it('refuses an entry that is not an address', () => {
  expect(() => listSitemapPaths(write('docs'))).toThrow(TypeError);
});
