import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { animateCollapse } from './animateCollapse';

/**
 * Animates the height of the `<details>` elements whose content has `data-fold`. Without scripts, they open and close
 * instantly.
 */
export const folding: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const section = findEventTarget(event, 'summary')?.parentElement;
      if (!(section instanceof HTMLDetailsElement)) return;
      const content = findContent(section);
      // A click on a link or button in the summary must not toggle the section.
      if (!content || event.defaultPrevented || findEventTarget(event, 'summary :is(a, button)')) return;
      event.preventDefault();
      void animateSection(section, content, !section.open || section.dataset.collapsed === 'true');
    });
    // Handles sections that the browser opens, for example because the reader searches the page or follows a link to
    // their content. Listens in the capture phase, because the event does not bubble.
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.open) return;
        // While the content has an inline height, the element is being animated, and `animateSection` sets
        // `data-collapsed`.
        if (findContent(target)?.style.height === '') target.dataset.collapsed = 'false';
      },
      { capture: true },
    );
    openForPrint();
  },
};

/**
 * Opens collapsed sections before printing and closes them afterwards, in browsers without `::details-content`. In
 * other browsers, the stylesheet does this.
 */
function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: (HTMLElement | null)[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open]) > [data-fold]')].map(
      (content) => content.parentElement,
    );
    for (const section of opened) section?.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const section of opened) section?.removeAttribute('open');
  });
}

function findContent(section: Element): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > [data-fold]');
}

/**
 * Animates the opening or closing of a section. The section stays open during the animation, because a closed one shows
 * no content.
 */
async function animateSection(section: HTMLDetailsElement, content: HTMLElement, isOpen: boolean): Promise<void> {
  section.dataset.collapsed = String(!isOpen);
  // Starts a closed section at height 0.
  content.hidden = !section.open;
  section.open = true;
  await animateCollapse(content, isOpen);
  // Another click has reversed the direction during the animation.
  if (section.dataset.collapsed === String(isOpen)) return;
  section.open = isOpen;
  // A closed section hides its content anyway. With `hidden`, the content would stay invisible if the browser opened
  // the section, for example for a search in the page.
  content.hidden = false;
}

addBehaviors(folding);
