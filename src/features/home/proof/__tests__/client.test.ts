// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { wireFan } from '../client';
import WireFan from '../WireFan';

const HEIGHT = 400;
const MIDDLE = 200;
const ENDS = [110, 170, 230, 290];

/** Distance of the sample from the top of the window, in CSS pixels. */
const SAMPLE_TOP = 1000;

let sample: Element;
let stop: () => void;

/** Dispatches the event that tabs dispatch when they show a panel. */
function showBranch(root: Element, place: number): void {
  root.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: place }));
}

/** Dispatches the event that a contract dispatches when the traced name changes. */
function startWireAt(root: Element, name: Element | null): void {
  root.dispatchEvent(new CustomEvent('site:name', { bubbles: true, detail: name }));
}

/** Adds a sample to the page, with the drawing of the build. */
function addSample(): Element {
  const added = document.createElement('div');
  added.innerHTML = renderToStaticMarkup(createElement(WireFan, { height: HEIGHT, ends: ENDS }));
  added.getBoundingClientRect = () => new DOMRect(0, SAMPLE_TOP, 800, HEIGHT);
  document.body.append(added);

  return added;
}

/** Creates a name whose line has its middle at the given height, in CSS pixels from the top of the sample. */
function createName(middle: number): Element {
  const name = document.createElement('b');
  name.getBoundingClientRect = () => new DOMRect(20, SAMPLE_TOP + middle - 10, 50, 20);

  return name;
}

/** Reads the heights of the start and the end of a path, in CSS pixels from the top of the drawing. */
function readPath(path: Element): [start: number, end: number] {
  const [, start, end] = /^M\S+ ([\d.]+)C.* ([\d.]+)$/.exec(path.getAttribute('d') ?? '') ?? [];

  return [Number(start), Number(end)];
}

/**
 * Reads the drawing: the branches, the active wire, the circle where it starts, and the heights of the highlighted
 * circles on the right.
 */
function readFan(root = sample) {
  const circles = [...root.querySelectorAll('circle')];

  return {
    branches: [...root.querySelectorAll('path:not([data-active])')].map(readPath),
    used: [...root.querySelectorAll('path[data-active]')].map(readPath),
    start: circles.filter((circle) => circle.matches('[data-start]')).map((circle) => circle.getAttribute('cy')),
    lit: circles.filter((circle) => circle.matches('[data-active]')).map((circle) => circle.getAttribute('cy')),
  };
}

/** Describes the expected drawing from a start to the end at an index. */
function describeFan(start: number, place: number): ReturnType<typeof readFan> {
  const end = ENDS[place]!;

  return { branches: ENDS.map((each) => [start, each]), used: [[start, end]], start: [`${start}`], lit: [`${end}`] };
}

beforeEach(() => {
  document.body.replaceChildren();
  sample = addSample();
  stop = startBehavior(wireFan);
});

afterEach(() => {
  stop();
});

describe('the wire of the home page', () => {
  it('is drawn by the build from the middle to the first end, and the client draws the same', () => {
    const built = sample.innerHTML;
    expect(readFan()).toEqual(describeFan(MIDDLE, 0));
    startWireAt(sample, null);
    expect(sample.innerHTML).toBe(built);
    showBranch(sample, 0);
    expect(sample.innerHTML).toBe(built);
  });

  it.each([1, 2, 3, 0])('leads from the middle to the end of the selected tab (%i)', (place) => {
    showBranch(sample, 1);
    showBranch(sample, place);
    expect(readFan()).toEqual(describeFan(MIDDLE, place));
  });

  it('starts at the line of the traced name, and in the middle without one', () => {
    startWireAt(sample, createName(77));
    expect(readFan()).toEqual(describeFan(77, 0));
    expect(sample.querySelectorAll('[data-highlighted]')).toHaveLength(1);
    startWireAt(sample, createName(301));
    expect(readFan()).toEqual(describeFan(301, 0));
    startWireAt(sample, null);
    expect(readFan()).toEqual(describeFan(MIDDLE, 0));
    expect(sample.querySelector('[data-highlighted]')).toBeNull();
  });

  it('keeps its start when tabs change, and its end when names change', () => {
    startWireAt(sample, createName(77));
    showBranch(sample, 2);
    expect(readFan()).toEqual(describeFan(77, 2));
    startWireAt(sample, createName(301));
    expect(readFan()).toEqual(describeFan(301, 2));
    startWireAt(sample, null);
    expect(readFan()).toEqual(describeFan(MIDDLE, 2));
  });

  it.each([
    [-30, 24],
    [HEIGHT + 30, HEIGHT - 24],
  ])('stays in the drawing if the traced name is scrolled out of view (%i)', (line, start) => {
    startWireAt(sample, createName(line));
    expect(readFan()).toEqual(describeFan(start, 0));
  });

  it('is computed from stored heights, not from the paths of the drawing', () => {
    for (const path of sample.querySelectorAll('path')) path.setAttribute('d', 'M9 1C54 1 42 1 87 1');
    for (const end of sample.querySelectorAll('[data-end]')) end.setAttribute('data-end', '1');
    sample.querySelector('[data-start]')?.setAttribute('cy', '1');
    showBranch(sample, 3);
    expect(readFan()).toEqual(describeFan(MIDDLE, 3));
  });

  it('is independent in each sample', () => {
    const other = addSample();
    startWireAt(sample, createName(77));
    showBranch(other, 3);
    expect(readFan()).toEqual(describeFan(77, 0));
    expect(readFan(other)).toEqual(describeFan(MIDDLE, 3));
  });

  it('ignores the events of tabs and names outside a sample', () => {
    const bare = document.body.appendChild(document.createElement('div'));
    showBranch(bare, 1);
    startWireAt(bare, createName(77));
    expect(bare.innerHTML).toBe('');
  });
});
