import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import { onStorageChange, readItem, writeItem } from '@site/src/client/storage';
import { afterPaint } from '@site/src/client/tasks';

declare global {
  interface DocumentEventMap {
    /**
     * Event dispatched when another panel is shown. Its target is the root of the tabs; `detail` is the zero-based
     * index of the panel.
     */
    'site:tab': CustomEvent<number>;
  }
}

/**
 * Prefix of the storage keys for selected values. Docusaurus uses the same keys, so choices from earlier visits are
 * kept.
 */
const STORAGE_PREFIX = 'docusaurus.tab.';

const ROOT = '[data-tabs]';
const TAB = '[role=tab]';

/** Direction of each arrow key. In a list with `aria-orientation="horizontal"`, the vertical arrows have no effect. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Behavior of tabs. All tabs of a group show the same value, on all pages. */
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
    // The reader has selected a tab in another window.
    onStorageChange((key) => {
      const value = key?.startsWith(STORAGE_PREFIX) ? readItem(key) : null;
      if (key === null || value === null) return;
      for (const root of findRoots(key.slice(STORAGE_PREFIX.length))) showPanel(root, value);
    });
  },

  enter() {
    for (const root of document.querySelectorAll<HTMLElement>(ROOT)) {
      if (root.dataset.tabs) showPanel(root, readItem(STORAGE_PREFIX + root.dataset.tabs) ?? '');
    }
    return undefined;
  },
};

/**
 * Selects a tab, and the tabs of its group with the same value. The tab is marked immediately. The panels change after
 * the next paint, because a long page has many of them. The clicked tab keeps its position in the window, although the
 * height of blocks above it may change.
 *
 * @param byKey - whether a key selected the tab; its panel then changes immediately, because the next key may move the
 *   focus into it
 */
async function selectTab(tab: HTMLElement, byKey: boolean): Promise<void> {
  const root = tab.closest<HTMLElement>(ROOT);
  const { value } = tab.dataset;
  if (root === null || value === undefined || isSelected(tab)) return;
  const group = root.dataset.tabs ?? '';
  if (group !== '') writeItem(STORAGE_PREFIX + group, value);
  markSelected(queryOwn(root, TAB), tab);
  if (!byKey) await afterPaint();
  // The reader has selected another tab in the meantime.
  if (!isSelected(tab)) return;
  const { top } = tab.getBoundingClientRect();
  for (const groupRoot of group === '' ? [root] : findRoots(group)) showPanel(groupRoot, value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Shows the tab and panel of a value, if the tabs have it. */
function showPanel(root: HTMLElement, value: string): void {
  const items = queryOwn(root, TAB);
  const chosen = items.findIndex((tab) => tab.dataset.value === value);
  const panels = queryOwn(root, '[role=tabpanel]');
  if (chosen === -1 || panels[chosen]?.hidden !== true) return;
  markSelected(items, items[chosen]);
  for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
  root.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: chosen }));
}

function markSelected(items: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const tab of items) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
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

function isSelected(tab: HTMLElement | undefined): boolean {
  return tab?.getAttribute('aria-selected') === 'true';
}

function findRoots(group: string): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`);
}

/** Selects elements of these tabs, but not those of nested tabs. */
function queryOwn(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(ROOT) === root);
}

addBehaviors(tabs);
