import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { describeOccurrences } from './describeOccurrences';

declare global {
  interface DocumentEventMap {
    /** In a contract with its generated code, the target of the event, the reader follows a name; `detail` is the name in the contract, `null` when none is followed. */
    'site:name': CustomEvent<Element | null>;
  }
}

const SAMPLE = '[data-traced]';
const SOURCE = '[data-trace-source]';
const NAME = '[data-name]';
/** What can be followed. */
const CONTRACT_NAME = `${SOURCE} ${NAME}`;
const OPERABLE = `${CONTRACT_NAME}[role=button]`;

/** A name in a contract, with the contract and its generated code around it. */
interface Followed {
  sample: HTMLElement;
  element: HTMLElement;
  by: 'pointer' | 'focus';
}

let touched: Followed | undefined;
/** What a click, Enter or the space bar chose in each sample, until the next one. */
const chosen = new WeakMap<HTMLElement, HTMLElement>();
const prepared = new WeakSet<HTMLElement>();

/**
 * Lights all occurrences of the name the reader follows from a contract into the generated code: while the pointer is on it or it has the focus, and for good after a
 * click, Enter or the space bar. Names are stops for the keyboard once the reader is near.
 */
export const names: Behavior = {
  start() {
    document.addEventListener('pointerover', followPointer, { passive: true });
    document.addEventListener('pointerout', ({ relatedTarget }) => {
      // It has left the window, or the finger was lifted.
      if (relatedTarget === null && touched?.by === 'pointer') touch(undefined);
    });
    document.addEventListener('focusin', (event) => {
      prepare(findEventTarget(event, SAMPLE));
      const found = findName(event, 'focus');
      if (found) touch(found);
    });
    document.addEventListener('focusout', () => {
      if (touched?.by === 'focus') touch(undefined);
    });
    document.addEventListener('click', (event) => {
      const found = findName(event, 'pointer');
      if (found) toggle(found);
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const found = findName(event, 'focus');
      if (!found) return;
      event.preventDefault();
      toggle(found);
    });
  },

  enter: () => () => {
    touched = undefined;
  },
};

function followPointer(event: PointerEvent): void {
  prepare(findEventTarget(event, SAMPLE));
  const found = findName(event, 'pointer');
  // A name with the focus stays lit while the pointer is elsewhere.
  if (found || touched?.by === 'pointer') touch(found);
}

/** The name in a contract an event is about. */
function findName(event: Event, by: Followed['by']): Followed | undefined {
  const element = findEventTarget(event, NAME);
  const sample = element?.closest(SOURCE)?.closest<HTMLElement>(SAMPLE);
  return element && sample ? { sample, element, by } : undefined;
}

/** Makes the first occurrence of each name in the contract a control, so that the keyboard stops once for each name. */
function prepare(sample: HTMLElement | undefined): void {
  if (sample === undefined || prepared.has(sample)) return;
  prepared.add(sample);
  const seen = new Set<string | undefined>();
  for (const element of sample.querySelectorAll<HTMLElement>(CONTRACT_NAME)) {
    if (seen.has(element.dataset.name)) continue;
    seen.add(element.dataset.name);
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', 'false');
  }
}

function touch(found: Followed | undefined): void {
  if (found?.element === touched?.element) return;
  const left = touched?.sample;
  touched = found;
  if (left !== undefined && left !== found?.sample) show(left);
  if (found !== undefined) show(found.sample);
}

function toggle({ sample, element }: Followed): void {
  // A click can come without a pointer or the focus before it.
  prepare(sample);
  const isNew = chosen.get(sample)?.dataset.name !== element.dataset.name;
  if (isNew) chosen.set(sample, element);
  else chosen.delete(sample);
  for (const control of sample.querySelectorAll<HTMLElement>(OPERABLE)) {
    control.setAttribute('aria-pressed', String(isNew && control.dataset.name === element.dataset.name));
  }
  show(sample);
}

/** Lights what is followed in a sample. */
function show(sample: HTMLElement): void {
  const element = touched?.sample === sample ? touched.element : chosen.get(sample);
  const name = element?.dataset.name;
  for (const lit of sample.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  sample.dispatchEvent(new CustomEvent('site:name', { bubbles: true, detail: element ?? null }));
  describeOccurrences(sample, name);
  if (name === undefined) return;
  for (const occurrence of sample.querySelectorAll(`[data-name="${name}"]`))
    occurrence.toggleAttribute('data-lit', true);
  for (const box of sample.querySelectorAll<HTMLElement>(
    '[role=tabpanel]:not([hidden]) :is([data-scrolls], [data-reveals])',
  )) {
    revealName(box, name);
  }
}

/** Scrolls a box, and only the box, to the first occurrence of a name in it, unless that can be seen already. */
function revealName(box: HTMLElement, name: string): void {
  const first = box.querySelector(`[data-name="${name}"]`);
  if (first === null) return;
  const offset = first.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (offset >= 0 && offset <= box.clientHeight - 40) return;
  box.scrollTop += offset - box.clientHeight / 3;
}

addBehaviors(names);
