// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

let syncHead: typeof import('../syncHead').syncHead;

const parse = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
const readHead = (selector: string, attribute: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

beforeEach(async () => {
  document.head.innerHTML = '';
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // A new module for each test, because it remembers the attributes of the last page.
  vi.resetModules();
  ({ syncHead } = await import('../syncHead'));
});

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
      '<link rel="icon" href="/icon"><link rel="stylesheet" href="/main.css"><script src="/main.js"></script><meta name="same" content="1">';
    const same = document.head.querySelector('[name=same]');
    syncHead(parse('<meta name="same" content="1"><meta name="other" content="2">'));
    expect(document.head.querySelector('[name=same]')).toBe(same);
    expect(readHead('meta', 'name')).toEqual(['same', 'other']);
    expect(document.head.querySelectorAll('link[rel=icon], link[rel=stylesheet], script')).toHaveLength(3);
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
