import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { foldHeight } from './foldHeight';

/** Sections whose height changes gradually when they unfold and fold; without scripts they do so at once. */
export const folding: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const section = findEventTarget(event, 'summary')?.parentElement;
      if (!(section instanceof HTMLDetailsElement)) return;
      const content = findContent(section);
      // A link in the line is a link.
      if (!content || event.defaultPrevented || findEventTarget(event, 'summary :is(a, button)')) return;
      event.preventDefault();
      void fold(section, content, !section.open || section.dataset.collapsed === 'true');
    });
    // The browser itself unfolds what a search in the page or an address leads to. The event does not bubble.
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.open) return;
        if (findContent(target)?.style.height === '') target.dataset.collapsed = 'false';
      },
      { capture: true },
    );
    unfoldOnPaper();
  },
};

/** The stylesheet unfolds sections on paper where browsers have a selector for what is folded. */
function unfoldOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let unfolded: (HTMLElement | null)[] = [];
  addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll('details:not([open]) > [data-fold]')].map(
      (content) => content.parentElement,
    );
    for (const section of unfolded) section?.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const section of unfolded) section?.removeAttribute('open');
  });
}

function findContent(section: Element): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > [data-fold]');
}

/** While a section folds it is still open: closed, it would show nothing of that. */
async function fold(section: HTMLDetailsElement, content: HTMLElement, isOpen: boolean): Promise<void> {
  section.dataset.collapsed = String(!isOpen);
  // Its height starts from nothing.
  content.hidden = !section.open;
  section.open = true;
  await foldHeight(content, isOpen);
  // The reader has thought better of it.
  if (section.dataset.collapsed === String(isOpen)) return;
  section.open = isOpen;
  // What is closed is out of sight; the browser may unfold it without asking.
  content.hidden = false;
}

addBehaviors(folding);
