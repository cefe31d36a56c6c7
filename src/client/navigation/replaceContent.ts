import { hasSameStyles } from './syncHead';
import { CONTENT, SIDEBAR } from '../themeMarkup';

/** What a page puts in the place of what the current one has there. */
interface Replacement {
  current: HTMLElement;
  next: HTMLElement;
}

interface Staged extends Replacement {
  content: Document;
  /** Keeps the place in the next page. */
  standIn: Node;
}

/**
 * How an element is laid out, with the next frame, and neither painted nor reached nor in the way. `content-visibility: hidden` would need a forced layout, which Chromium writes
 * to its console. Safari on phones would take links that become visible between touch and click for a menu that opens, and not click.
 */
const UNSEEN = {
  position: 'fixed',
  zIndex: '-1',
  overflow: 'hidden',
  height: '100vh',
  visibility: 'hidden',
} satisfies Partial<CSSStyleDeclaration>;

let staged: Staged | undefined;

/**
 * Has the browser lay out the main part of a page that is probably shown next, out of the reader's sight. It is done for pages beside the same sidebar, which have the same styles
 * and the same room; others would be laid out again.
 */
export function stageContent(content: Document): void {
  unstageContent();
  const replacement = findReplacement(content, 'main');
  if (replacement === undefined || !hasSameStyles(content)) return;
  const { current, next } = replacement;
  const { left, top, width } = current.getBoundingClientRect();
  const standIn = next.cloneNode();
  next.replaceWith(standIn);
  Object.assign(next.style, UNSEEN, { left: `${left}px`, top: `${top + window.scrollY}px`, width: `${width}px` });
  // Behind it, so that whoever looks for the main part of the page finds the one that is shown.
  current.after(next);
  staged = { ...replacement, content, standIn };
}

/** Gives the main part of a page that is not shown next after all back to that page. */
export function unstageContent(): void {
  if (staged === undefined) return;
  const { next, standIn } = staged;
  staged = undefined;
  next.removeAttribute('style');
  standIn.parentNode?.replaceChild(next, standIn);
}

/**
 * Puts the content of a page in the place of the current page's. The sidebar stays between pages that have one.
 *
 * @returns the main part of the page
 * @throws Error for a page without content
 */
export function replaceContent(content: Document): HTMLElement {
  if (staged?.content === content) {
    const { current, next } = staged;
    staged = undefined;
    // First: the focus goes with it, for which browsers lay out what there is.
    current.remove();
    next.removeAttribute('style');

    return next;
  }
  unstageContent();
  const replacement = findReplacement(content, 'main') ?? findReplacement(content, CONTENT);
  if (replacement === undefined) throw new Error('The page has no content to show.');
  const { current, next } = replacement;
  current.replaceWith(next);

  return next.querySelector('main') ?? next;
}

/** @returns nothing where one of the pages has no such part, or where its main part is not all that changes */
function findReplacement(content: Document, selector: 'main' | typeof CONTENT): Replacement | undefined {
  const pages = [document, content];
  if (selector === 'main' && !pages.every((page) => page.querySelector(SIDEBAR) !== null)) return undefined;
  const [current, next] = pages.map((page) => page.querySelector<HTMLElement>(selector));

  return current && next ? { current, next } : undefined;
}
