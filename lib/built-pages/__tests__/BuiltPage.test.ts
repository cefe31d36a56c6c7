import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { BuiltPage, listClasses } from '../BuiltPage';

function makePage(html: string, file = 'docs/types/index.html'): BuiltPage & { written: () => string } {
  const folder = makeFolder({ [file]: html });
  const page = new BuiltPage(folder, file, '/site/');
  return Object.assign(page, { written: () => readFileSync(path.join(folder, file), 'utf8') });
}

describe('BuiltPage', () => {
  it('reads the metadata of a page', () => {
    const page = makePage(
      `<!doctype html><html class="docs-wrapper wide"><head><meta name=description content="What &amp; how"><meta property=og:image content=/a.png></head>
      <body><main class=wide><h1>Types</h1><h3 class=deep>Deep</h3></main><script>run()</script></body></html>`,
    );
    expect(page.kind).toBe('docs');
    expect(page.headings.map((heading) => toString(heading))).toEqual(['Types', 'Deep']);
    expect([page.getMeta('description'), page.getMeta('og:image'), page.getMeta('robots')]).toEqual([
      'What & how',
      '/a.png',
      undefined,
    ]);
    expect(page.main?.properties.className).toEqual(['wide']);
  });

  it('reads the content and the breadcrumbs of a documentation page, without the home icon', () => {
    const page = makePage(
      '<main><nav class="theme-doc-breadcrumbs crumbs"><ul><li><a href=/><svg></svg></a><li><a href=/docs> Language </a><li><span>Types</span></ul></nav><div class=theme-doc-markdown>A type</div></main>',
    );
    expect(page.breadcrumbs).toEqual(['Language', 'Types']);
    expect(page.docContent && toString(page.docContent)).toBe('A type');
    const post = makePage('<main><ul><li>Types</ul></main>');
    expect([post.breadcrumbs, post.docContent]).toEqual([[], undefined]);
  });

  it('recognizes redirects, and pages that exclude themselves from search engines', () => {
    const page = makePage(
      '<meta name=robots content="nofollow, noindex"><meta http-equiv=refresh content="0; url=/docs/intro">',
    );
    expect([page.redirectTarget, page.isNoindex]).toEqual(['/docs/intro', true]);
    const other = makePage('<meta name=robots content="max-snippet:20"><meta http-equiv=refresh content=30>');
    expect([other.redirectTarget, other.isNoindex]).toEqual([undefined, false]);
    expect(makePage('<title>Types</title>').redirectTarget).toBeUndefined();
  });

  it('includes the content of `template` and `noscript` in the page', () => {
    const page = makePage(
      '<p class=now></p><template><dialog class=later><template><b class=deep>x</b></template></dialog></template><noscript><p class=without></p></noscript>',
    );
    expect(page.elements.flatMap(listClasses)).toEqual(['now', 'later', 'deep', 'without']);
    expect(page.elements.map(({ tagName }) => tagName)).toContain('dialog');
  });

  it('has the path of its canonical link, or that of its folder if there is none', () => {
    expect(makePage('<link data-rh=true rel=canonical href=https://example.com/docs/intro/ />').path).toBe(
      '/docs/intro/',
    );
    expect(makePage('<title>Types</title>').path).toBe('/site/docs/types');
    expect(makePage('<title>Home</title>', 'index.html').path).toBe('/site/');
  });

  it('replaces elements, and changes no other character', async () => {
    const page = makePage(
      '<html><head><link rel=stylesheet href=a.css><link rel=stylesheet href=b.css /></head><body> <p>&amp; x',
    );
    const [first, second] = page.filter('link');
    page.replace(second!, '<link rel=stylesheet href=2.css data-x>');
    page.replace(first!, '');
    // The tree shows the file without edits.
    expect(page.filter('link')).toEqual([first, second]);
    expect(page.html).toBe('<html><head><link rel=stylesheet href=2.css data-x></head><body> <p>&amp; x');
    page.replace(page.find('p')!, '<b>y</b>');
    expect(page.html).toBe('<html><head><link rel=stylesheet href=2.css data-x></head><body> <b>y</b>');
    await page.save();
    expect(page.written()).toBe(page.html);
  });

  it('replaces an element that was read before the tree was released', () => {
    const page = makePage('<head></head><p>x</p>');
    const paragraph = page.find('p')!;
    page.releaseTree();
    page.replace(paragraph, '<b>y</b>');
    expect(page.html).toBe('<head></head><b>y</b>');
  });

  it('inserts markup twice before an element that is replaced later', async () => {
    const page = makePage('<head></head><p>x</p>');
    const paragraph = page.find('p')!;
    page.insertBefore(paragraph, '<i>1</i>');
    page.insertBefore(paragraph, '<i>2</i>');
    page.replace(paragraph, '<b>y</b>');
    const expected = '<head></head><i>1</i><i>2</i><b>y</b>';
    expect(page.html).toBe(expected);
    await page.save();
    expect(page.written()).toBe(expected);
  });

  it('refuses to replace an element twice, or an element that is not in the file', () => {
    const page = makePage('<p>x</p>');
    const paragraph = page.find('p')!;
    page.replace(paragraph, '<b>y</b>');
    expect(() => {
      page.replace(paragraph, '');
    }).toThrow(
      'docs/types/index.html: <p> is not in the file: the HTML parser has added it, or an edit has replaced it.',
    );
    expect(() => {
      page.replace(page.head, '');
    }).toThrow('<head> is not in the file');
  });

  it('refuses to edit a descendant of a replaced element, and to replace an element with an edited descendant', () => {
    const page = makePage('<div><p>x</p></div><section><i>y</i></section>');
    const [part, other] = [page.find('p')!, page.find('i')!];
    page.replace(page.find('div')!, '<b>z</b>');
    expect(() => {
      page.insertBefore(part, '<br>');
    }).toThrow('<p> is not in the file');
    page.insertBefore(other, '<br>');
    expect(() => {
      page.replace(page.find('section')!, '');
    }).toThrow('docs/types/index.html: <section> cannot be replaced, because one of its descendants was edited.');
    expect(page.html).toBe('<b>z</b><section><br><i>y</i></section>');
  });

  it('returns its final content as bytes, and then refuses edits', async () => {
    const page = makePage('<p>ä</p><i>y</i>');
    page.replace(page.find('i')!, '');
    expect(page.bytes.toString('utf8')).toBe('<p>ä</p>');
    expect(() => {
      page.replace(page.find('p')!, '');
    }).toThrow('docs/types/index.html: A step edits the page');
    await page.save();
    expect(page.written()).toBe('<p>ä</p>');
  });

  it('saves its file in one step, so that a program that has opened it reads the complete old content', async () => {
    const folder = makeFolder({ 'index.html': '<p>before</p>' });
    const page = new BuiltPage(folder, 'index.html', '/');
    page.replace(page.find('p')!, '<p>after</p>');
    const reader = openSync(path.join(folder, 'index.html'), 'r');
    await page.save();
    expect(readFileSync(reader, 'utf8')).toBe('<p>before</p>');
    closeSync(reader);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('<p>after</p>');
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  it('reads its file once', () => {
    const folder = makeFolder({ 'index.html': '<p class=one>' });
    const page = new BuiltPage(folder, 'index.html', '/');
    expect(page.elements.flatMap(listClasses)).toEqual(['one']);
    writeFileSync(path.join(folder, 'index.html'), '<p class=two>');
    expect(page.elements.flatMap(listClasses)).toEqual(['one']);
    page.releaseTree();
    expect(page.html).toBe('<p class=one>');
    expect(() => page.elements).toThrow('index.html: The parsed tree was released');
  });
});
