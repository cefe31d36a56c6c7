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
const FOLLOW_CHOICE = ':scope > [role=tabpanel] > follow-choice';

/**
 * Direction in which each arrow key moves the focus. In a list with `aria-orientation="horizontal"`, the vertical
 * arrows have no effect.
 */
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
 * a long page has many panels, and changing all of them would delay this paint. The clicked tab keeps its position in
 * the window, although the height of blocks above it may change.
 *
 * @param isByKey - whether a key selected the tab; the panels then change immediately, because the next key may move
 *   the focus into the panel of the tab
 */
async function selectTab(tab: HTMLElement, isByKey: boolean): Promise<void> {
  const root = tab.closest<HTMLElement>(ROOT);
  if (root === null || isSelected(tab)) return;
  const followChoice = root.querySelector<HTMLElementTagNameMap['follow-choice']>(FOLLOW_CHOICE);
  const index = [...root.querySelectorAll(':scope > [role=tablist] [role=tab]')].indexOf(tab);
  followChoice?.mark(index);
  storeChoices(parseItem(root.dataset.items?.split('|')[index] ?? ''));
  if (!isByKey) await afterPaint();
  // The reader has selected another tab in the meantime.
  if (!isSelected(tab)) return;
  const { top } = tab.getBoundingClientRect();
  showChoices();
  // `showChoices` may not show the panel of the tab, because the tab may have no choices, or another tab may have the
  // same ones.
  followChoice?.show(index);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Moves the focus to another tab on an arrow key, Home or End. In a list with `data-automatic`, this also selects the
 * tab. Enter and the space bar select the focused tab.
 */
function handleKeydown(tab: HTMLElement, event: KeyboardEvent): void {
  const list = tab.closest('[role=tablist]');
  const listTabs = list === null ? [] : [...list.querySelectorAll<HTMLElement>(TAB)];
  if ((event.key === 'Enter' || event.key === ' ') && !(tab instanceof HTMLButtonElement)) {
    event.preventDefault();
    void selectTab(tab, true);
    return;
  }
  const isHorizontal = list?.getAttribute('aria-orientation') === 'horizontal';
  const target = listTabs[computeTargetIndex(event.key, listTabs.indexOf(tab), listTabs.length, isHorizontal)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  if (list?.hasAttribute('data-automatic')) void selectTab(target, true);
}

/** Computes the zero-based index of the tab to which a key moves the focus; -1 if the key does not move it. */
function computeTargetIndex(key: string, current: number, count: number, isHorizontal: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined || (isHorizontal && /Up|Down/.test(key)) ? -1 : (current + step + count) % count;
}

function isSelected(tab: HTMLElement): boolean {
  return tab.getAttribute('aria-selected') === 'true';
}

addBehaviors(tabs);
