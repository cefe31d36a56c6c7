import { drawBranch } from '@site/src/features/home/proof/drawBranch';

const FAN = '[data-wire-fan]';

/** How near to the edges of the drawing the wire may start, in CSS pixels. */
const MARGIN = 24;

/** Lights the branch to the tab of an index, where tabs have such a drawing. */
export function showBranch(root: Element, index: number): void {
  const fan = root.querySelector<SVGElement>(FAN);
  if (fan === null) return;
  for (const [place, end] of fan.querySelectorAll('circle[data-end]').entries()) {
    end.toggleAttribute('data-active', place === index);
    if (place === index)
      fan.querySelector<SVGElement>('path[data-active]')?.setAttribute('data-end', readEnd(end).toString());
  }
  drawFrom(fan, Number(fan.querySelector('[data-start]')?.getAttribute('cy')));
}

/**
 * Lets the wire start at the line of a name, or in the middle without one.
 *
 * @param sample - holds the drawing, if there is one, and the name
 */
export function startWireAt(sample: Element, name: Element | undefined): void {
  const fan = sample.querySelector<SVGElement>(FAN);
  if (fan === null) return;
  const height = Number(fan.dataset.wireFan);
  const line = name?.getBoundingClientRect();
  const top = line === undefined ? height / 2 : line.top + line.height / 2 - sample.getBoundingClientRect().top;
  fan.toggleAttribute('data-lit', name !== undefined);
  drawFrom(fan, Math.min(Math.max(top, MARGIN), height - MARGIN));
}

function drawFrom(fan: SVGElement, from: number): void {
  for (const path of fan.querySelectorAll('path')) path.setAttribute('d', drawBranch(from, readEnd(path)));
  fan.querySelector('[data-start]')?.setAttribute('cy', String(from));
}

function readEnd(element: Element): number {
  return Number(element.getAttribute('data-end'));
}
