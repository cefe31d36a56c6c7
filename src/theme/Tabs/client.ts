import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import { afterPaint } from '@site/src/client/tasks';
import { parseItem } from '../Choices/choices';
import { showChoices, storeChoices } from '../Choices/client';

declare global {
  interface DocumentEventMap {
    /**
     * Event dispatched when another panel is shown. Its target is the root of the tabs; `detail` is the zero-based
     * index of the panel.
     */
    'site:tab': CustomEvent<number>;
  }
}

const ROOT = '[data-tabs]';
const TAB = '[role=tab]';
/** Selector of the element whose methods mark a tab and show its panel. */
const FOLLOW = ':scope > [role=tabpanel] > follow-choice';

/** Direction of each arrow key. In a list with `aria-orientation="horizontal"`, the vertical arrows have no effect. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Behavior of tabs. Selecting a tab stores its choices, which apply to all pages. */
export const tabs: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const tab = findEventTarget(event, TAB);
      // `detail` is 0 if a key caused the click.
      if (tab) void selectTab(tab, event.detail === 0);
    });
    document.addEventListener('keydown', (event) => {
      const tab = findEventTarget(event, TAB);
      if (tab && !hasModifierKey(event)) handleKeydown(tab, event);
    });
  },
};

/**
 * Selects a tab, and stores its choices. The tab is marked immediately. The panels change after the next paint, because
 * a long page has many of them. The clicked tab keeps its position in the window, although the height of blocks above
 * it may change.
 *
 * @param byKey - whether a key selected the tab; its panel then changes immediately, because the next key may move the
 *   focus into it
 */
async function selectTab(tab: HTMLElement, byKey: boolean): Promise<void> {
  const root = tab.closest<HTMLElement>(ROOT);
  if (root === null || isSelected(tab)) return;
  const follow = root.querySelector<HTMLElementTagNameMap['follow-choice']>(FOLLOW);
  const index = [...root.querySelectorAll(':scope > [role=tablist] [role=tab]')].indexOf(tab);
  follow?.mark(index);
  storeChoices(parseItem(root.dataset.items?.split('|')[index] ?? ''));
  if (!byKey) await afterPaint();
  // The reader has selected another tab in the meantime.
  if (!isSelected(tab)) return;
  const { top } = tab.getBoundingClientRect();
  showChoices();
  // `showChoices` may not show the panel of the tab, because the tab may have no choices, or another tab may have the
  // same ones.
  follow?.show(index);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function handleKeydown(tab: HTMLElement, event: KeyboardEvent): void {
  const list = tab.closest('[role=tablist]');
  const items = list === null ? [] : [...list.querySelectorAll<HTMLElement>(TAB)];
  if ((event.key === 'Enter' || event.key === ' ') && !(tab instanceof HTMLButtonElement)) {
    event.preventDefault();
    void selectTab(tab, true);
    return;
  }
  const isHorizontal = list?.getAttribute('aria-orientation') === 'horizontal';
  const target = items[findIndex(event.key, items.indexOf(tab), items.length, isHorizontal)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  if (list?.hasAttribute('data-automatic')) void selectTab(target, true);
}

/** Computes the index of the tab that a key moves to; -1 if the key does not move. */
function findIndex(key: string, current: number, count: number, isHorizontal: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined || (isHorizontal && /Up|Down/.test(key)) ? -1 : (current + step + count) % count;
}

function isSelected(tab: HTMLElement): boolean {
  return tab.getAttribute('aria-selected') === 'true';
}

addBehaviors(tabs);
