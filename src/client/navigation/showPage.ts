import { enterPage, leavePage } from '../behaviors';
import { syncNavbar } from '../shell/syncNavbar';
import { syncSidebar } from '../shell/syncSidebar';
import { afterPaint } from '../tasks';
import { completeContent } from './completeContent';
import { loadStyles, syncHead } from './syncHead';
import { type LoadedPage, readWhole } from './loadPage';

const CONTENT = '.theme-layout-main';
const SIDEBAR = '.theme-doc-sidebar-container';

export interface ShowOptions {
  /** Scrolls to where the page is to be seen first. */
  place: () => void;
  /** The place is the top of the page: what is far below may follow after the first paint. */
  isTop: boolean;
  /** Whether the reader has gone on to another page. */
  isOver: () => boolean;
}

/**
 * Puts a page in the place of the current one. The bar, the sidebar of the documentation and the footer stay as they are, with what the reader did to them.
 */
export async function showPage(page: LoadedPage, { place, isTop, isOver }: ShowOptions): Promise<void> {
  const { beginning, isWhole } = page;
  await loadStyles(beginning);
  if (isOver()) return;
  const isSplit = isTop && !isWhole;
  const content = isSplit || isWhole ? beginning : await readWhole(page);
  if (isOver()) return;
  replacePage(content);
  if (isSplit) keepFooterAway();
  place();
  if (isSplit) {
    // The first frame is on the screen when the second one is over, not earlier: reading the rest keeps the processor busy.
    await afterPaint();
    await afterPaint();
    const whole = await readWhole(page);
    if (isOver()) return;
    syncEnd(whole);
    const shown = document.querySelector('main');
    const next = whole.querySelector('main');
    if (shown !== null && next !== null) await completeContent(shown, next);
    shown?.style.removeProperty('min-height');
  }
  if (!isOver()) enterPage();
}

/** A first screen that is lower than the window leaves the rest of it empty, until the page goes on: the footer would be seen, and jump. */
function keepFooterAway(): void {
  document.querySelector('main')?.style.setProperty('min-height', '100vh');
}

function replacePage(content: Document): void {
  leavePage();
  // Before the content is taken out of the next page: it tells where the end begins.
  syncEnd(content);
  // Before styles and classes change: the browser lays a page out whose focus is taken away, which costs nothing as long as all is as it was.
  syncContent(content);
  syncPart('.theme-layout-navbar', content, syncNavbar);
  document.documentElement.className = content.documentElement.className;
  syncHead(content);
}

function syncContent(content: Document): void {
  const current = document.querySelector<HTMLElement>(CONTENT);
  const next = content.querySelector<HTMLElement>(CONTENT);
  if (current === null || next === null) throw new Error('The page has no content to show.');

  const main = current.querySelector('main');
  const nextMain = next.querySelector('main');
  const hasSidebar = next.querySelector(SIDEBAR) !== null && current.querySelector(SIDEBAR) !== null;
  if (hasSidebar && main !== null && nextMain !== null) {
    main.replaceWith(nextMain);
    syncPart(SIDEBAR, content, syncSidebar);
  } else {
    current.replaceWith(next);
  }
}

/** Replaces what stands between content and footer. */
function syncEnd(content: Document): void {
  const listBetween = (page: Document): Element[] => {
    const siblings = [...(page.querySelector(CONTENT)?.parentElement?.children ?? [])];
    const start = siblings.findIndex((element) => element.matches(CONTENT));
    const end = siblings.findIndex((element) => element.matches('footer'));

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
