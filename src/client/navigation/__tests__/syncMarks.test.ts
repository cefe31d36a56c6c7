// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { syncMarks } from '../syncMarks';

function parse(html: string): Element {
  const root = document.createElement('nav');
  root.innerHTML = html;

  return root;
}

/** Copies the marks of the next page to the current root. Returns the marks of each link in the root. */
function sync(current: Element, next: string): string[] {
  syncMarks(current, parse(next));

  return [...current.querySelectorAll('a')].map(
    (link) => `${link.getAttribute('href')} ${link.className} ${link.getAttribute('aria-current')}`,
  );
}

describe('the links of a bar or sidebar that stays', () => {
  it('are marked like those with the same address on the next page', () => {
    const current = parse('<a href="/a" class="on" aria-current="page">A</a><a href="/b" class="off">B</a>');
    const [a] = current.children;
    const next = '<a href="/b" class="on" aria-current="page">B</a><a href="/a" class="off">A</a>';
    expect(sync(current, next)).toEqual(['/a off null', '/b on page']);
    expect(current.children[0]).toBe(a);
  });

  it('are distinguished by their order when they have the same address', () => {
    const current = parse('<a href="/" class="logo">logo</a><a href="/" class="item">Home</a>');
    const next = '<a href="/" class="logo">logo</a><a href="/" class="item on" aria-current="page">Home</a>';
    expect(sync(current, next)).toEqual(['/ logo null', '/ item on page']);
  });

  it('get the address that they have on the next page if it depends on the page', () => {
    const current = parse('<a href="/de/a" class="x">German</a><a href="/b" class="x">B</a>');
    const next = '<a href="/de/b" class="x">German</a><a href="/b" class="x" aria-current="page">B</a>';
    expect(sync(current, next)).toEqual(['/de/b x null', '/b x page']);
  });

  it('lose the mark if the next page does not contain them', () => {
    expect(sync(parse('<a href="/a" class="x" aria-current="page">A</a>'), '')).toEqual(['/a x null']);
  });
});

describe('the categories of a sidebar that stays', () => {
  const menu = (current: string): string =>
    `<details><summary>One</summary><a href="/a"${current === 'a' ? ' aria-current="page"' : ''}>A</a></details>
     <details><summary>Two</summary><a href="/b"${current === 'b' ? ' aria-current="page"' : ''}>B</a></details>
     <details open><summary>Three</summary><a href="/c">C</a></details>`;

  it('open for the current page, and stay as the reader left them otherwise', () => {
    const current = parse(menu('a'));
    sync(current, menu('b'));
    expect([...current.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true]);
  });
});
