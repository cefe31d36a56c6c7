import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { createBranchPath } from './createBranchPath';

const FAN = '[data-wire-fan]';

/** Minimum distance between the start of the wire and the edges of the drawing, in CSS pixels. */
const MARGIN = 24;

/** State of a drawing. Heights are in CSS pixels from its top. */
interface Wire {
  height: number;
  /** Heights of the ends of the branches, in the order of the tabs. */
  ends: readonly number[];
  /** Height at which the wire starts. */
  start: number;
  /** Zero-based index of the active branch. */
  active: number;
}

/** Current state of each drawing, so that it need not be read back from the DOM. */
const wires = new WeakMap<HTMLElement, Wire>();

/**
 * Draws the wire from the traced name to the selected tab. The event `site:name` reports the name, and `site:tab` the
 * index of the tab.
 */
export const wireFan: Behavior = {
  start() {
    document.addEventListener('site:tab', ({ target, detail }) => {
      if (target instanceof Element) activateBranch(target, detail);
    });
    document.addEventListener('site:name', ({ target, detail }) => {
      if (target instanceof Element) startWireAt(target, detail);
    });
  },
};

/** Activates the branch that leads to a tab, if the root of the tabs contains a drawing. */
function activateBranch(root: Element, index: number): void {
  const fan = root.querySelector<HTMLElement>(FAN);
  if (fan !== null) drawWire(fan, { ...readWire(fan), active: index });
}

/**
 * Draws the wire from the line of a name, or from the middle if no name is traced.
 *
 * @param sample - contract with its generated code, and possibly a drawing
 * @param name - element of the traced name, or `null`
 */
function startWireAt(sample: Element, name: Element | null): void {
  const fan = sample.querySelector<HTMLElement>(FAN);
  if (fan === null) return;
  const wire = readWire(fan);
  const rect = name?.getBoundingClientRect();
  const top = rect === undefined ? wire.height / 2 : rect.top + rect.height / 2 - sample.getBoundingClientRect().top;
  fan.toggleAttribute('data-highlighted', name !== null);
  drawWire(fan, { ...wire, start: Math.min(Math.max(top, MARGIN), wire.height - MARGIN) });
}

function readWire(fan: HTMLElement): Wire {
  const known = wires.get(fan);
  if (known !== undefined) return known;
  // `WireFan` writes the height of the drawing, and then how far each end of a branch is from the top.
  const [height = 0, ...ends] = (fan.dataset.wireFan ?? '').split(' ').map(Number);

  return { height, ends, start: height / 2, active: 0 };
}

function drawWire(fan: HTMLElement, wire: Wire): void {
  const { ends, start, active } = wire;
  wires.set(fan, wire);
  // The last path is the active wire; the paths before it are the branches.
  for (const [index, path] of fan.querySelectorAll('path').entries())
    path.setAttribute('d', createBranchPath(start, ends[index] ?? ends[active] ?? start));
  for (const [index, end] of fan.querySelectorAll('[data-end]').entries())
    end.toggleAttribute('data-active', index === active);
  fan.querySelector('[data-start]')?.setAttribute('cy', String(start));
}

addBehaviors(wireFan);
