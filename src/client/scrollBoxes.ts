import { addBehaviors, type Behavior } from './behaviors';

const BOX = '[data-scrolls]';

/** How far around the window boxes are looked after. */
const NEAR = '50% 0px';

const ATTRIBUTES = ['tabindex', 'role', 'aria-label'] as const;

/** The attributes of boxes that are no stops now. */
const kept = new WeakMap<HTMLElement, (string | null)[]>();

/**
 * Boxes that may scroll are stops for the keyboard in the HTML, for readers without scripts. Those near the window that do not scroll are none, and have no name to be
 * announced, kept up to date while they or their content change size. Sizes are read after the browser's own layout, so that measuring forces none.
 */
export const scrollBoxes: Behavior = {
  enter() {
    const sizes = new ResizeObserver((entries) => {
      const boxes = new Set(entries.map(({ target }) => target.closest<HTMLElement>(BOX)));
      const measured = [...boxes].filter((box) => box !== null).map((box) => ({ box, isStop: isScrollable(box) }));
      for (const { box, isStop } of measured) setStop(box, isStop);
    });
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          // Out of sight it is not measured, and may begin to scroll, such as when a phone is turned.
          if (!isIntersecting && target instanceof HTMLElement) setStop(target, true);
          for (const element of [target, ...target.children]) {
            if (isIntersecting) sizes.observe(element);
            else sizes.unobserve(element);
          }
        }
      },
      { rootMargin: NEAR },
    );
    for (const box of document.querySelectorAll(BOX)) near.observe(box);

    return () => {
      near.disconnect();
      sizes.disconnect();
    };
  },
};

function isScrollable(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
}

function setStop(box: HTMLElement, isStop: boolean): void {
  if (box.hasAttribute('tabindex') === isStop) return;
  // A reader who has got here by the keyboard would be thrown back to the beginning of the page.
  if (!isStop && box === document.activeElement) return;
  if (!isStop) {
    kept.set(
      box,
      ATTRIBUTES.map((name) => box.getAttribute(name)),
    );
  }
  for (const [index, name] of ATTRIBUTES.entries()) {
    if (isStop) box.setAttribute(name, kept.get(box)?.[index] ?? '');
    else box.removeAttribute(name);
  }
}

addBehaviors(scrollBoxes);
