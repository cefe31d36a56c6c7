import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { afterPaint } from '@site/src/client/tasks';
import { onChoiceElsewhere, readChoice, saveChoice } from './tabChoices';

declare global {
  interface DocumentEventMap {
    /** Tabs, the target of the event, now show another panel; `detail` is its place among the panels. */
    'site:tab': CustomEvent<number>;
  }
}

const ROOT = '[data-tabs]';
const TAB = '[role=tab]';

/** How far each key moves. Both pairs of arrows work, except in a list that says it is horizontal. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Lists of tabs with their panels; those of one group show the same tab, on all pages. */
export const tabs: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const tab = findEventTarget(event, TAB);
      // Without a pointer, it was a key.
      if (tab) void choose(tab, event.detail === 0);
    });
    document.addEventListener('keydown', (event) => {
      const tab = findEventTarget(event, TAB);
      if (tab) move(tab, event);
    });
    onChoiceElsewhere((group, value) => {
      for (const root of findRoots(group)) select(root, value);
    });
  },

  enter() {
    const choices = new Map<string, string | null>();
    for (const root of document.querySelectorAll<HTMLElement>(ROOT)) {
      const group = root.dataset.tabs ?? '';
      if (group === '') continue;
      if (!choices.has(group)) choices.set(group, readChoice(group));
      select(root, choices.get(group) ?? '');
    }
    return undefined;
  },
};

/**
 * The tab itself answers at once. What it shows follows after the paint, and after another one where it is out of view: a long page has many tabs of a group, and the reader waits
 * for none of their panels. Whatever is chosen meanwhile has the last word.
 *
 * @param byKey - shows the panel at once as well: the next key may lead into it
 */
async function choose(tab: HTMLElement, byKey: boolean): Promise<void> {
  const root = tab.closest<HTMLElement>(ROOT);
  const { value } = tab.dataset;
  if (root === null || value === undefined || isSelected(tab)) return;
  const group = root.dataset.tabs ?? '';
  if (group !== '') saveChoice(group, value);
  mark(listOwn(root, TAB), tab);
  if (!byKey) await afterPaint();
  if (!isSelected(tab)) return;
  const twins = group === '' ? [root] : findRoots(group);
  const [inView, outOfView] = separate(twins, (twin) => twin === root || isInView(twin));
  showInPlace(inView, value, tab);
  if (outOfView.length === 0) return;
  await afterPaint();
  if (isSelected(tab)) showInPlace(outOfView, value, tab);
}

/** What the reader clicked stays where it is, although blocks above it may become higher or lower. */
function showInPlace(roots: readonly HTMLElement[], value: string, tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  for (const root of roots) select(root, value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function isInView(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();

  return bottom > 0 && top < window.innerHeight;
}

/** Those for which something holds, and the others. */
function separate<Item>(items: Iterable<Item>, holds: (item: Item) => boolean): [Item[], Item[]] {
  const separated: [Item[], Item[]] = [[], []];
  for (const item of items) separated[holds(item) ? 0 : 1].push(item);

  return separated;
}

/** Shows the tab and the panel of a value where the tabs have it. */
function select(root: HTMLElement, value: string): void {
  const items = listOwn(root, TAB);
  const chosen = items.findIndex((tab) => tab.dataset.value === value);
  const panels = listOwn(root, '[role=tabpanel]');
  if (chosen === -1 || panels[chosen]?.hidden !== true) return;
  mark(items, items[chosen]);
  for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
  root.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: chosen }));
}

function mark(items: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const tab of items) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

function move(tab: HTMLElement, event: KeyboardEvent): void {
  const list = tab.closest('[role=tablist]');
  const items = list === null ? [] : [...list.querySelectorAll<HTMLElement>(TAB)];
  if ((event.key === 'Enter' || event.key === ' ') && !(tab instanceof HTMLButtonElement)) {
    event.preventDefault();
    void choose(tab, true);
    return;
  }
  const isHorizontal = list?.getAttribute('aria-orientation') === 'horizontal';
  const target = items[findIndex(event.key, items.indexOf(tab), items.length, isHorizontal)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  if (list?.hasAttribute('data-automatic')) void choose(target, true);
}

/** The tab a key leads to, -1 when it leads nowhere. */
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

/** Elements of these tabs, without those of tabs in their panels. */
function listOwn(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(ROOT) === root);
}

addBehaviors(tabs);
