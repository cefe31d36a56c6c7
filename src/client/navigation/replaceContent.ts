import { hasSameStyles } from './syncHead';

/** What lies between the bar and the footer. */
export const CONTENT = '.theme-layout-main';

export const SIDEBAR = '.theme-doc-sidebar-container';

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

/** How an element is neither painted nor reached nor in the way, while browsers keep its layout. */
const UNSEEN = { position: 'fixed', zIndex: '-1', overflow: 'hidden', height: '100vh', contentVisibility: 'hidden' };

let staged: Staged | undefined;

/** What is laid out only when it is in sight, which nothing is on the stage. */
const PARTS = 'h1, pre > code > :first-child';

/**
 * Has the browser lay out the content of a page that is probably shown next, out of the reader's sight. A page of another kind is left alone: its styles do not apply yet, and
 * it would be laid out again.
 */
export function stageContent(content: Document): void {
  unstageContent();
  // Without it, both pages would be painted.
  if (!CSS.supports('content-visibility', 'hidden')) return;
  const replacement = findReplacement(content);
  if (replacement === undefined || !hasSameStyles(content)) return;
  const { current, next } = replacement;
  const { left, top, width } = current.getBoundingClientRect();
  const standIn = next.cloneNode();
  next.replaceWith(standIn);
  Object.assign(next.style, UNSEEN, { left: `${left}px`, top: `${top + window.scrollY}px`, width: `${width}px` });
  // What is in it is not told to screen readers anyway, but it is the second main part of the page.
  next.setAttribute('aria-hidden', 'true');
  current.after(next);
  for (const part of next.querySelectorAll(PARTS)) part.getBoundingClientRect();
  staged = { ...replacement, content, standIn };
}

/** Gives the content of a page that is not shown next after all back to that page. */
export function unstageContent(): void {
  if (staged === undefined) return;
  const { next, standIn } = staged;
  staged = undefined;
  uncover(next);
  standIn.parentNode?.replaceChild(next, standIn);
}

/**
 * Puts the content of a page in the place of the current page's. The sidebar stays between pages that have one.
 *
 * @returns the main part of the page
 * @throws Error for a page without content
 */
export function replaceContent(content: Document): HTMLElement {
  const isStaged = staged?.content === content;
  if (!isStaged) unstageContent();
  const replacement = staged ?? findReplacement(content);
  if (replacement === undefined) throw new Error('The page has no content to show.');
  const { current, next } = replacement;
  if (isStaged) {
    staged = undefined;
    uncover(next);
    current.remove();
  } else current.replaceWith(next);

  return next.querySelector('main') ?? next;
}

function findReplacement(content: Document): Replacement | undefined {
  const pages = [document, content];
  const areAllWith = (selector: string): boolean => pages.every((page) => page.querySelector(selector) !== null);
  const selector = areAllWith(SIDEBAR) && areAllWith('main') ? 'main' : CONTENT;
  const [current, next] = pages.map((page) => page.querySelector<HTMLElement>(selector));

  return current && next ? { current, next } : undefined;
}

function uncover(element: HTMLElement): void {
  element.removeAttribute('style');
  element.removeAttribute('aria-hidden');
}
