import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { announceOccurrences } from './announceOccurrences';

declare global {
  interface DocumentEventMap {
    /**
     * Event dispatched when the traced name changes. Its target is the sample. `detail` is the name's element in the
     * contract, or `null` if no name is traced.
     */
    'site:name': CustomEvent<Element | null>;
  }
}

const SAMPLE = '[data-traced]';
const SOURCE = '[data-trace-source]';
const NAME = '[data-name]';
/** Selector of the names that can be traced. */
const CONTRACT_NAME = `${SOURCE} ${NAME}`;
const CONTROL = `${CONTRACT_NAME}[role=button]`;

/**
 * A name in a contract that the reader is pointing at or has focused, and its sample: the contract with its generated
 * code.
 */
interface ActiveName {
  sample: HTMLElement;
  element: HTMLElement;
  by: 'pointer' | 'focus';
}

let activeName: ActiveName | undefined;
/** The name that a click, Enter or the space bar pinned in each sample. */
const pinned = new WeakMap<HTMLElement, HTMLElement>();
/** Samples whose names are already keyboard controls. */
const samplesWithControls = new WeakSet<HTMLElement>();

/**
 * Highlights all occurrences of a contract's name in the contract and its generated code while the name is hovered or
 * focused. A click, Enter or the space bar pins the highlight. The names of a sample become focusable when the pointer
 * or the focus first enters it.
 */
export const nameTracing: Behavior = {
  start() {
    document.addEventListener('pointerover', trackPointer, { passive: true });
    document.addEventListener('pointerout', ({ relatedTarget }) => {
      // The pointer has left the window, or the finger was lifted.
      if (relatedTarget === null && activeName?.by === 'pointer') setActiveName(undefined);
    });
    document.addEventListener('focusin', (event) => {
      addControls(findEventTarget(event, SAMPLE));
      const found = findName(event, 'focus');
      if (found) setActiveName(found);
    });
    document.addEventListener('focusout', () => {
      if (activeName?.by === 'focus') setActiveName(undefined);
    });
    document.addEventListener('click', (event) => {
      const found = findName(event, 'pointer');
      if (found) togglePin(found);
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const found = findName(event, 'focus');
      if (!found) return;
      event.preventDefault();
      togglePin(found);
    });
  },

  enter: () => () => {
    activeName = undefined;
  },
};

function trackPointer(event: PointerEvent): void {
  addControls(findEventTarget(event, SAMPLE));
  const found = findName(event, 'pointer');
  // A focused name stays highlighted while the pointer is outside all names.
  if (found || activeName?.by === 'pointer') setActiveName(found);
}

/** Finds the name in a contract at which an event occurred. */
function findName(event: Event, by: ActiveName['by']): ActiveName | undefined {
  const element = findEventTarget(event, NAME);
  const sample = element?.closest(SOURCE)?.closest<HTMLElement>(SAMPLE);
  return element && sample ? { sample, element, by } : undefined;
}

/** Makes the first occurrence of each name in the contract a button, so that there is one tab stop per name. */
function addControls(sample: HTMLElement | undefined): void {
  if (sample === undefined || samplesWithControls.has(sample)) return;
  samplesWithControls.add(sample);
  const seen = new Set<string | undefined>();
  for (const element of sample.querySelectorAll<HTMLElement>(CONTRACT_NAME)) {
    if (seen.has(element.dataset.name)) continue;
    seen.add(element.dataset.name);
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', 'false');
  }
}

function setActiveName(found: ActiveName | undefined): void {
  if (found?.element === activeName?.element) return;
  const previousSample = activeName?.sample;
  activeName = found;
  if (previousSample !== undefined && previousSample !== found?.sample) highlightOccurrences(previousSample);
  if (found !== undefined) highlightOccurrences(found.sample);
}

function togglePin({ sample, element }: ActiveName): void {
  // Assistive technology can click without a preceding pointer or focus event.
  addControls(sample);
  const isNew = pinned.get(sample)?.dataset.name !== element.dataset.name;
  if (isNew) pinned.set(sample, element);
  else pinned.delete(sample);
  for (const control of sample.querySelectorAll<HTMLElement>(CONTROL)) {
    control.setAttribute('aria-pressed', String(isNew && control.dataset.name === element.dataset.name));
  }
  highlightOccurrences(sample);
}

/** Highlights the active or pinned name of a sample, and removes all other highlights. */
function highlightOccurrences(sample: HTMLElement): void {
  const element = activeName?.sample === sample ? activeName.element : pinned.get(sample);
  const name = element?.dataset.name;
  for (const highlighted of sample.querySelectorAll('[data-highlighted]'))
    highlighted.removeAttribute('data-highlighted');
  sample.dispatchEvent(new CustomEvent('site:name', { bubbles: true, detail: element ?? null }));
  announceOccurrences(sample, name);
  if (name === undefined) return;
  for (const occurrence of sample.querySelectorAll(`[data-name="${name}"]`))
    occurrence.toggleAttribute('data-highlighted', true);
  for (const container of sample.querySelectorAll<HTMLElement>(
    '[role=tabpanel]:not([hidden]) :is([data-scrolls], [data-reveals])',
  )) {
    revealName(container, name);
  }
}

/**
 * Scrolls a container, but not the page, to the first occurrence of a name in it, unless that is in view. The last 40
 * CSS pixels of the container count as out of view.
 */
function revealName(container: HTMLElement, name: string): void {
  const first = container.querySelector(`[data-name="${name}"]`);
  if (first === null) return;
  const offset = first.getBoundingClientRect().top - container.getBoundingClientRect().top;
  if (offset >= 0 && offset <= container.clientHeight - 40) return;
  container.scrollTop += offset - container.clientHeight / 3;
}

addBehaviors(nameTracing);
