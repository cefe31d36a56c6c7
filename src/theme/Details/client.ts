import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';

/** Adjusts the duration of the stylesheet's height transition to the content of a `<details>`, and prints collapsed content in older browsers. */
export const folding: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const section = findEventTarget(event, 'summary')?.parentElement;
      const duration = computeDuration(section?.lastElementChild?.scrollHeight ?? 0);
      section?.style.setProperty('--fold-duration', `${duration}ms`);
    });
    openForPrint();
  },
};

addBehaviors(folding);

/** Computes the duration of the transition in milliseconds from the height of the content in CSS pixels. */
function computeDuration(height: number): number {
  const steps = height / 36;

  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens all `<details>` before printing, in browsers without `::details-content`. For other browsers, the stylesheet does so. */
function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: Element[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details[data-fold]:not([open])')];
    for (const section of opened) section.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const section of opened) section.removeAttribute('open');
  });
}
