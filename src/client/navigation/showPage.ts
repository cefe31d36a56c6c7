import { enterPage, leavePage } from '../behaviours';
import { focusSkipRegion } from '../shell/focusSkipRegion';
import { syncNavbar } from '../shell/syncNavbar';
import { syncSidebar } from '../shell/syncSidebar';
import { loadStyles, syncHead } from './syncHead';
import type { LoadedPage } from './loadPage';

const CONTENT = '.theme-layout-main';
const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * Puts a page in the place of the current one. The bar, the sidebar of the documentation and the footer stay as they are, with what the reader did to them.
 *
 * @param place scrolls to where the page is to be seen first
 */
export async function showPage({ content }: LoadedPage, place: () => void): Promise<void> {
  await loadStyles(content);
  leavePage();
  syncHead(content);
  document.documentElement.className = content.documentElement.className;
  syncPart('.theme-layout-navbar', content, syncNavbar);
  syncContent(content);
  syncEnd(content);
  place();
  enterPage();
}

/** Gives the focus to the beginning of the page, like a page that was opened. */
export { focusSkipRegion };

function syncContent(content: Document): void {
  const current = document.querySelector<HTMLElement>(CONTENT);
  const next = content.querySelector<HTMLElement>(CONTENT);
  if (current === null || next === null) throw new Error('The page has no content to show.');

  const main = current.querySelector('main');
  const nextMain = next.querySelector('main');
  const hasSidebar = next.querySelector(SIDEBAR) !== null && current.querySelector(SIDEBAR) !== null;
  if (hasSidebar && main !== null && nextMain !== null) {
    syncPart(SIDEBAR, content, syncSidebar);
    main.replaceWith(nextMain);
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
