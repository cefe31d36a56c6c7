import { beforeEach, describe, expect, it, vi } from 'vitest';

let stage: typeof import('../replaceContent');

const SIDEBAR = '<aside class="theme-doc-sidebar-container"></aside>';
const HEADS = { docs: '<link rel="stylesheet" href="/docs.css">', blog: '<link rel="stylesheet" href="/blog.css">' };

const draw = (main: string, sidebar = '', kind: keyof typeof HEADS = 'docs'): string =>
  `<head>${HEADS[kind]}</head><body><div class="theme-layout-main">${sidebar}${main}</div><footer></footer></body>`;
const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const listMains = (): (string | null)[] => [...document.querySelectorAll('main')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.resetModules();
  document.documentElement.innerHTML = draw('<main>Old</main>', SIDEBAR);
  const { rememberStyles } = await import('../syncHead');
  stage = await import('../replaceContent');
  rememberStyles();
});

describe('content on the stage', () => {
  it('is in the page, unseen, beside what is shown', () => {
    stage.stageContent(read(draw('<main>New</main>', SIDEBAR)));
    expect(listMains()).toEqual(['Old', 'New']);
    const [, next] = document.querySelectorAll('main');
    expect(next?.style).toMatchObject({ visibility: 'hidden', position: 'fixed' });
  });

  it('is the very element that is shown then, without a trace of the stage', () => {
    const content = read(draw('<main>New</main>', SIDEBAR));
    stage.stageContent(content);
    const [, next] = document.querySelectorAll('main');
    expect(stage.replaceContent(content)).toBe(next);
    expect(listMains()).toEqual(['New']);
    expect(next?.getAttributeNames()).toEqual([]);
  });

  it('is given back to its page when it is not shown', () => {
    const content = read(draw('<main>New</main>', SIDEBAR));
    stage.stageContent(content);
    stage.unstageContent();
    stage.unstageContent();
    expect(listMains()).toEqual(['Old']);
    expect(content.querySelector('.theme-layout-main')?.innerHTML).toBe(`${SIDEBAR}<main>New</main>`);
  });

  it('leaves when another page is staged, and when another page is shown', () => {
    stage.stageContent(read(draw('<main>One</main>', SIDEBAR)));
    stage.stageContent(read(draw('<main>Two</main>', SIDEBAR)));
    expect(listMains()).toEqual(['Old', 'Two']);
    stage.replaceContent(read(draw('<main>Three</main>', SIDEBAR)));
    expect(listMains()).toEqual(['Three']);
  });

  it.each([
    ['its styles do not apply', draw('<main>New</main>', SIDEBAR, 'blog')],
    ['there is none', `<head>${HEADS.docs}</head><body><p>no page of ours</p></body>`],
    ['its page has no sidebar, so that more than it changes', draw('<main>New</main>')],
  ])('is not there when %s', (_, html) => {
    const { outerHTML } = document.documentElement;
    stage.stageContent(read(html));
    expect(document.documentElement.outerHTML).toBe(outerHTML);
  });

  it('is not there when the page that is shown has no sidebar', () => {
    document.querySelector('aside')?.remove();
    stage.stageContent(read(draw('<main>New</main>', SIDEBAR)));
    expect(listMains()).toEqual(['Old']);
  });
});
