import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { BuiltPage } from '../../../../lib/built-pages/BuiltPage';
import { type Card, type CardSite, readCard as readCardOfPage } from '../readCard';

const SITE: CardSite = {
  root: 'https://example.com/site/',
  sections: { docs: 'Documentation', blog: 'Blog' },
  tagline: 'Dinosaurs are cool',
};

function readCard(html: string, site: CardSite): Card | undefined {
  return readCardOfPage(new BuiltPage(makeFolder({ 'index.html': html }), 'index.html', '/'), site);
}

const BREADCRUMBS =
  '<main><nav class=theme-doc-breadcrumbs><ul><li><a href=/><svg></svg></a><li><a href=/docs/language>Language</a><li><span>Types</span></ul></nav></main>';

/** Creates the beginning of a page in the form that the HTML minimizer writes. */
function page(image: string, title: string, more = ''): string {
  return `<!doctype html><html lang=en><head><title data-rh=true>${title}</title><meta data-rh=true property=og:image content=${image} /></head><body><title>Not this</title>${more}`;
}

describe('readCard', () => {
  it('reads file, title, and section with breadcrumbs', () => {
    const html = page('https://example.com/site/img/social/docs/language/types.png', 'Types | Wirespec', BREADCRUMBS);
    expect(readCard(html, SITE)).toEqual({
      file: 'img/social/docs/language/types.png',
      title: 'Types',
      section: 'Documentation / Language',
    });
  });

  it('names only the section if a page has no breadcrumbs', () => {
    const image = 'https://example.com/site/img/social/blog/a.png';
    expect(readCard(page(image, 'A | Wirespec'), SITE)?.section).toBe('Blog');
  });

  it('uses the tagline for pages outside all sections', () => {
    const card = readCard(page('https://example.com/site/img/social/constructor/how.png', 'How | Wirespec'), SITE);
    expect(card?.section).toBe('Dinosaurs are cool');
  });

  it('keeps a delimiter that belongs to the title, and decodes what HTML and addresses encode', () => {
    const card = readCard(page('https://example.com/site/img/social/blog/a%20b.png', 'A | B &amp; C | Wirespec'), SITE);
    expect(card).toMatchObject({ file: 'img/social/blog/a b.png', title: 'A | B & C' });
  });

  it('ignores pages without an image, or with an image on another site', () => {
    expect(readCard('<head><title>A</title></head>', SITE)).toBeUndefined();
    expect(readCard(page('https://elsewhere.example/a.png', 'A | Wirespec'), SITE)).toBeUndefined();
  });

  it('refuses a page without a title', () => {
    expect(() => readCard(page('https://example.com/site/img/social/a.png', ''), SITE)).toThrow(
      'index.html has the social card img/social/a.png, but no title. Add a title to the page.',
    );
  });
});
