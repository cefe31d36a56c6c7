import type { Behaviour } from '../behaviours';
import { changeHeight } from './changeHeight';
import { findTarget } from './findTarget';

/** Sections whose height changes gradually when they unfold and fold; without scripts they do so at once. */
export const folding: Behaviour = {
  start() {
    document.addEventListener('click', (event) => {
      const summary = findTarget(event, 'summary');
      const section = summary?.parentElement;
      const content = section?.querySelector<HTMLElement>(':scope > [data-fold]');
      if (event.defaultPrevented || !(section instanceof HTMLDetailsElement) || !content) return;
      // A link in the line is a link.
      if (findTarget(event, 'a, button') !== null) return;
      event.preventDefault();
      fold(section, content, section.open && section.dataset.collapsed !== 'true');
    });
    // The browser unfolds what a search in the page or an address leads to. The event does not bubble.
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.open && !target.querySelector(':scope > [style]')) {
          target.dataset.collapsed = 'false';
        }
      },
      { capture: true },
    );
  },
};

function fold(section: HTMLDetailsElement, content: HTMLElement, isFolding: boolean): void {
  section.dataset.collapsed = String(isFolding);
  const from = section.open ? content.offsetHeight : 0;
  section.open = true;
  changeHeight(content, from, isFolding ? 0 : content.scrollHeight, () => {
    section.open = !isFolding;
  });
}
