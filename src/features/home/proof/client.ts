import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { drawBranch } from './drawBranch';

const FAN = '[data-wire-fan]';

/** How near to the edges of the drawing the wire may start, in CSS pixels. */
const MARGIN = 24;

/** What is drawn; heights in CSS pixels from the top of the drawing. */
interface Wire {
  height: number;
  /** Where the branches end, in the order of the tabs. */
  ends: readonly number[];
  start: number;
  /** Place of the branch that is used. */
  chosen: number;
}

/** The wires as they were drawn last. The drawing itself is only written, never read. */
const wires = new WeakMap<HTMLElement, Wire>();

/** Draws the wire to the tab that is chosen, from the name that is followed. Tabs and contracts say both with events. */
export const wireFan: Behavior = {
  start() {
    document.addEventListener('site:tab', ({ target, detail }) => {
      if (target instanceof Element) showBranch(target, detail);
    });
    document.addEventListener('site:name', ({ target, detail }) => {
      if (target instanceof Element) startWireAt(target, detail);
    });
  },
};

/** Lights the branch to the tab of an index, where tabs have such a drawing. */
function showBranch(root: Element, index: number): void {
  const fan = root.querySelector<HTMLElement>(FAN);
  if (fan !== null) draw(fan, { ...findWire(fan), chosen: index });
}

/**
 * Lets the wire start at the line of a name, or in the middle without one.
 *
 * @param sample - holds the drawing, if there is one, and the name
 */
function startWireAt(sample: Element, name: Element | null): void {
  const fan = sample.querySelector<HTMLElement>(FAN);
  if (fan === null) return;
  const wire = findWire(fan);
  const line = name?.getBoundingClientRect();
  const top = line === undefined ? wire.height / 2 : line.top + line.height / 2 - sample.getBoundingClientRect().top;
  fan.toggleAttribute('data-lit', name !== null);
  draw(fan, { ...wire, start: Math.min(Math.max(top, MARGIN), wire.height - MARGIN) });
}

function findWire(fan: HTMLElement): Wire {
  const known = wires.get(fan);
  if (known !== undefined) return known;
  // As the build says it: the height, then the ends.
  const [height = 0, ...ends] = (fan.dataset.wireFan ?? '').split(' ').map(Number);

  return { height, ends, start: height / 2, chosen: 0 };
}

function draw(fan: HTMLElement, wire: Wire): void {
  const { ends, start, chosen } = wire;
  wires.set(fan, wire);
  // A path for each branch, and over them the wire that is used.
  for (const [place, path] of fan.querySelectorAll('path').entries())
    path.setAttribute('d', drawBranch(start, ends[place] ?? ends[chosen] ?? start));
  for (const [place, end] of fan.querySelectorAll('[data-end]').entries())
    end.toggleAttribute('data-active', place === chosen);
  fan.querySelector('[data-start]')?.setAttribute('cy', String(start));
}

addBehaviors(wireFan);
