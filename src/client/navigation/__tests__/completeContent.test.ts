import { describe, expect, it } from 'vitest';
import { completeContent } from '../completeContent';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const findMain = (page: Document): Element => page.querySelector('main')!;

/** The first screen of a page: what stands before a block of its text. */
function cut(html: string, block: string): Document {
  return parse(html.slice(0, html.indexOf(block)));
}

const PAGE =
  '<main><article><div class="markdown"><h1>Title</h1><p>one</p><p>two</p><p>three</p></div><nav>next</nav></article><aside>contents</aside></main>';

describe('the rest of a page', () => {
  it('follows what is shown: text, neighbors of the text, and what stands further out', async () => {
    const shown = findMain(cut(PAGE, '<p>two'));
    await completeContent(shown, findMain(parse(PAGE)));
    expect(shown.outerHTML).toBe(PAGE);
  });

  it('leaves the elements that are shown where they are', async () => {
    const shown = findMain(cut(PAGE, '<p>two'));
    const title = shown.querySelector('h1');
    await completeContent(shown, findMain(parse(PAGE)));
    expect(shown.querySelector('h1')).toBe(title);
  });

  it('comes in pieces when it is long, so that the reader can do something in between', async () => {
    const block = `<div>${'<i></i>'.repeat(1000)}</div>`;
    const html = `<main><div class="markdown"><h1>Title</h1><p>cut</p>${block.repeat(6)}</div></main>`;
    const shown = findMain(parse('<main><div class="markdown"><h1>Title</h1></div></main>'));
    const counts: number[] = [];
    const done = completeContent(shown, findMain(parse(html))).then(() => counts.push(-1));
    const timer = setInterval(() => counts.push(shown.querySelectorAll('i').length));
    await done;
    clearInterval(timer);
    expect(shown.outerHTML).toBe(html);
    expect(counts.some((count) => count > 0 && count < 6000)).toBe(true);
  });
});
