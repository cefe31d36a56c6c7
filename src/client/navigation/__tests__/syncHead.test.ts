import { beforeEach, describe, expect, it, vi } from 'vitest';

let loadStyles: typeof import('../syncHead').loadStyles;
let recordStyles: typeof import('../syncHead').recordStyles;
let syncHead: typeof import('../syncHead').syncHead;

const parse = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
const readHead = (selector: string, attribute: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
const sheet = (path: string): string => `<link rel="stylesheet" href="${path}">`;

beforeEach(async () => {
  document.head.innerHTML = '';
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // Its stylesheets are those of a visit.
  vi.resetModules();
  ({ loadStyles, recordStyles, syncHead } = await import('../syncHead'));
});

/** Says that a stylesheet has loaded, or cannot be loaded. */
function finish(path: string, type: 'load' | 'error' = 'load'): void {
  document.head.querySelector(`[href="${path}"]`)?.dispatchEvent(new Event(type));
}

describe('the head of the next page', () => {
  it('sets title and metadata', () => {
    document.head.innerHTML =
      '<title>Old</title><meta name="description" content="old"><meta property="og:title" content="Old"><link rel="canonical" href="/old">';
    syncHead(parse('<title>New</title><meta name="description" content="new"><link rel="canonical" href="/new">'));
    expect(document.title).toBe('New');
    expect(readHead('meta[name=description]', 'content')).toEqual(['new']);
    expect(readHead('link[rel=canonical]', 'href')).toEqual(['/new']);
    expect(readHead('meta[property]', 'content')).toEqual([]);
  });

  it('keeps elements of the site, and elements that both pages have', () => {
    document.head.innerHTML =
      '<link rel="icon" href="/icon"><script src="/main.js"></script><meta name="same" content="1"><style></style>';
    const same = document.head.querySelector('[name=same]');
    syncHead(parse('<meta name="same" content="1"><meta name="other" content="2">'));
    expect(document.head.querySelector('[name=same]')).toBe(same);
    expect(readHead('meta', 'name')).toEqual(['same', 'other']);
    expect(document.head.querySelectorAll('link[rel=icon], script, style')).toHaveLength(3);
  });
});

describe('the styles of the next page', () => {
  it('are there before it is shown; known ones are not loaded again', async () => {
    document.head.innerHTML = sheet('/docs.css');
    recordStyles();
    let isLoaded = false;
    const loading = loadStyles(parse(sheet('/docs.css') + sheet('/blog.css'))).then(() => (isLoaded = true));
    expect(readHead('link', 'href')).toEqual(['/docs.css', '/blog.css']);
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    document.head.querySelector('[href="/blog.css"]')?.dispatchEvent(new Event('load'));
    await loading;
  });

  it('apply from the moment at which it is shown', async () => {
    const next = parse(sheet('/next.css'));
    const loading = loadStyles(next);
    const link = document.head.querySelector('link');
    expect(link?.media).toBe('not all');
    link?.dispatchEvent(new Event('load'));
    await loading;
    syncHead(next);
    expect(link?.isConnected).toBe(true);
    expect(link?.media).toBe('');
  });

  it('delay the page, even if the previous page has requested them', async () => {
    const next = parse(sheet('/slow.css'));
    void loadStyles(next);
    let isLoaded = false;
    const loading = loadStyles(next).then(() => (isLoaded = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(readHead('link', 'href')).toEqual(['/slow.css']);
    expect(isLoaded).toBe(false);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    await loading;
  });

  it('do not block the page if they fail to load, and the next page requests them again', async () => {
    const next = parse(sheet('/lost.css'));
    const loading = loadStyles(next);
    finish('/lost.css', 'error');
    await expect(loading).resolves.toBeUndefined();
    expect(readHead('link', 'href')).toEqual([]);
    void loadStyles(next);
    expect(readHead('link', 'href')).toEqual(['/lost.css']);
  });

  it('are two, in the order of the page, whichever of them are known', async () => {
    document.head.innerHTML = sheet('/common.css') + sheet('/docs.css');
    recordStyles();
    document.head.insertAdjacentHTML('beforeend', sheet('/dialog.css'));
    const next = parse(sheet('/common.css') + sheet('/blog.css'));
    const loading = loadStyles(next);
    finish('/blog.css');
    await loading;
    syncHead(next);
    expect(readHead('link', 'href')).toEqual(['/common.css', '/blog.css', '/dialog.css']);
    expect(readHead('[href="/blog.css"]', 'media')).toEqual(['']);
  });

  it('replace those of the page before, but not those that scripts have loaded', () => {
    document.head.innerHTML = sheet('/docs.css');
    recordStyles();
    // The bundler's runtime does so, for the search dialog for example.
    document.head.insertAdjacentHTML('beforeend', sheet('/dialog.css'));
    syncHead(parse(sheet('/blog.css')));
    expect(readHead('link', 'href')).toEqual(['/dialog.css']);
  });
});

describe('the attributes of the document', () => {
  const parseRoot = (attributes: string): Document =>
    new DOMParser().parseFromString(`<html ${attributes}><head></head></html>`, 'text/html');
  const readRoot = (): Record<string, string> =>
    Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value]));

  it('are those of the page, and those that scripts have set for the whole visit', () => {
    Object.assign(document.documentElement.dataset, { theme: 'light', themeChoice: 'light', hasHydrated: 'true' });
    const kept = readRoot();
    syncHead(parseRoot('lang="en" class="docs" data-theme="dark" data-has-hydrated="false" data-kind="docs"'));
    expect(readRoot()).toEqual({ ...kept, lang: 'en', class: 'docs', 'data-kind': 'docs' });
    syncHead(parseRoot('lang="de" data-theme="dark"'));
    expect(readRoot()).toEqual({ ...kept, lang: 'de' });
  });
});
