import { addBehaviors, type Behavior } from './behaviors';

const CONTAINER = '[data-scrolls]';

/** Margin around the window within which containers are observed. */
const OBSERVED_MARGIN = '50% 0px';

const ATTRIBUTES = ['tabindex', 'role', 'aria-label'] as const;

/** Original attributes of containers that are currently not focusable. */
const removedAttributes = new WeakMap<HTMLElement, (string | null)[]>();

/**
 * Takes a container out of the tab order, and removes its role and label, while its content does not overflow. In the
 * HTML, every container that may overflow is focusable, for readers without scripts. Containers near the window are
 * updated whenever they or their content change size. Observers report sizes after layout, so measuring does not force
 * another layout.
 */
export const scrollContainers: Behavior = {
  enter() {
    const sizeObserver = new ResizeObserver((entries) => {
      const containers = new Set(entries.map(({ target }) => target.closest<HTMLElement>(CONTAINER)));
      const measured = [...containers]
        .filter((container) => container !== null)
        .map((container) => ({ container, isFocusable: isScrollable(container) }));
      for (const { container, isFocusable } of measured) setFocusable(container, isFocusable);
    });
    const nearObserver = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          // Outside the margin, a container is not measured and may start to overflow, for example when a phone is
          // rotated. It must be focusable in case it does.
          if (!isIntersecting && target instanceof HTMLElement) setFocusable(target, true);
          for (const element of [target, ...target.children]) {
            if (isIntersecting) sizeObserver.observe(element);
            else sizeObserver.unobserve(element);
          }
        }
      },
      { rootMargin: OBSERVED_MARGIN },
    );
    for (const container of document.querySelectorAll(CONTAINER)) nearObserver.observe(container);

    return () => {
      nearObserver.disconnect();
      sizeObserver.disconnect();
    };
  },
};

/** Returns the label of a container, even while the label is removed; `null` if it never had one. */
export function readContainerLabel(container: HTMLElement): string | null {
  return (
    container.getAttribute('aria-label') ?? removedAttributes.get(container)?.[ATTRIBUTES.indexOf('aria-label')] ?? null
  );
}

function isScrollable(container: HTMLElement): boolean {
  return container.scrollWidth > container.clientWidth || container.scrollHeight > container.clientHeight;
}

function setFocusable(container: HTMLElement, isFocusable: boolean): void {
  if (container.hasAttribute('tabindex') === isFocusable) return;
  // A container that has the focus stays focusable. If it lost the focus, the next Tab would start at the top of the
  // page.
  if (!isFocusable && container === document.activeElement) return;
  if (!isFocusable) {
    removedAttributes.set(
      container,
      ATTRIBUTES.map((name) => container.getAttribute(name)),
    );
  }
  for (const [index, name] of ATTRIBUTES.entries()) {
    if (isFocusable) container.setAttribute(name, removedAttributes.get(container)?.[index] ?? '');
    else container.removeAttribute(name);
  }
}

addBehaviors(scrollContainers);
