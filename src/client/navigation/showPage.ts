import { enterPage, leavePage } from '../behaviors';
import { syncNavbar } from '../shell/syncNavbar';
import { afterPaint } from '../tasks';
import { completeContent } from './completeContent';
import { type LoadedPage, readWhole } from './loadPage';
import { replaceContent } from './replaceContent';
import { loadStyles, syncHead } from './syncHead';
import { BAR, CONTENT, FOOTER } from '../themeMarkup';

export interface ShowOptions {
  /** Scrolls to where the page is to be seen first. */
  place: () => void;
  /** The place is the top of the page: what is far below may follow after the first paint. */
  isTop: boolean;
  /** Whether the reader has asked for the page so lately that browsers count what moves as the answer. */
  isAnswer: () => boolean;
  /** Whether the reader has gone on to another page. */
  isOver: () => boolean;
}

/**
 * Puts a page in the place of the current one. The bar, the sidebar of the documentation and the footer stay as they are, with what the reader did to them.
 */
export async function showPage(page: LoadedPage, { place, isTop, isAnswer, isOver }: ShowOptions): Promise<void> {
  const { beginning, isWhole } = page;
  await loadStyles(beginning);
  if (isOver()) return;
  const isSplit = isTop && !isWhole;
  const content = isSplit || isWhole ? beginning : await readWhole(page);
  if (isOver()) return;
  const main = replacePage(content);
  if (isSplit) keepFooterAway(main);
  if (!isAnswer()) renewFooter();
  place();
  if (isSplit) {
    // The first frame is on the screen when the second one is over, not earlier: reading the rest keeps the processor busy.
    await afterPaint();
    await afterPaint();
    const whole = await readWhole(page);
    if (isOver()) return;
    syncEnd(whole);
    const wholeMain = whole.querySelector('main');
    if (wholeMain !== null) await completeContent(main, wholeMain);
    main.removeAttribute('style');
  }
  if (!isOver()) enterPage();
}

/** A first screen that is lower than the window leaves the rest of it empty, until the page goes on: the footer would be seen, and jump. */
function keepFooterAway(main: HTMLElement): void {
  main.style.setProperty('min-height', '100vh');
}

/** A footer that is in view on both pages would have jumped, to the browser as well; one that is put in again begins where it stands. */
function renewFooter(): void {
  const footer = document.querySelector(FOOTER);
  // The focus would be lost.
  if (footer !== null && !footer.contains(document.activeElement)) footer.replaceWith(footer);
}

/** @returns the main part of the page */
function replacePage(content: Document): HTMLElement {
  leavePage();
  // Before the content is taken out of the next page: it tells where the end begins.
  syncEnd(content);
  // Before styles and classes change: the browser lays a page out whose focus is taken away, which costs nothing as long as all is as it was.
  const main = replaceContent(content);
  syncPart(BAR, content, syncNavbar);
  document.documentElement.className = content.documentElement.className;
  syncHead(content);

  return main;
}

/** Replaces what stands between content and footer. */
function syncEnd(content: Document): void {
  const listBetween = (page: Document): Element[] => {
    const siblings = [...(page.querySelector(CONTENT)?.parentElement?.children ?? [])];
    const start = siblings.findIndex((element) => element.matches(CONTENT));
    const end = siblings.findIndex((element) => element.matches(FOOTER));

    return siblings.slice(start + 1, end);
  };
  for (const element of listBetween(document)) element.remove();
  document.querySelector(CONTENT)?.after(...listBetween(content));
}

function syncPart(selector: string, content: Document, sync: (current: HTMLElement, next: HTMLElement) => void): void {
  const current = document.querySelector<HTMLElement>(selector);
  const next = content.querySelector<HTMLElement>(selector);
  if (current !== null && next !== null) sync(current, next);
}
