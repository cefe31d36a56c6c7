// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { folding } from '../client';

let stop: () => void;
let finish: (() => void)[];

beforeEach(() => {
  finish = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Simulates a browser without `::details-content`.
  vi.stubGlobal('CSS', { supports: () => false });
  Element.prototype.getAnimations = () => {
    const finished = new Promise<Animation>((resolve) => {
      finish.push(() => {
        resolve({} as Animation);
      });
    });
    return [{ finished } as Animation];
  };
  document.body.innerHTML =
    '<details><summary>More <b>words</b> <a href="#a">link</a></summary><div data-fold="">text</div></details>';
  stop = startBehavior(folding);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const section = (): HTMLDetailsElement => document.querySelector('details')!;
const content = (): HTMLElement => document.querySelector('[data-fold]')!;
const click = (selector = 'b'): void => document.querySelector<HTMLElement>(selector)?.click();

/** Finishes the animation of the height. */
async function finishAnimation(): Promise<void> {
  for (const end of finish.splice(0)) end();
  await waitForTasks();
}

function waitForTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

it('a section opens with an animation', async () => {
  click();
  expect(section().open).toBe(true);
  expect(content().style.transition).toContain('height');
  await finishAnimation();
  expect(content().style.transition).toBe('');
  expect(section().dataset.collapsed).toBe('false');
});

it('a section is marked as collapsed at once, closes after its animation, and can then be searched', async () => {
  section().open = true;
  click();
  expect(section().open).toBe(true);
  expect(section().dataset.collapsed).toBe('true');
  await finishAnimation();
  expect(section().open).toBe(false);
  expect(content().hidden).toBe(false);
});

it('a click during the animation reverses it', async () => {
  section().open = true;
  click();
  click();
  // The browser ends the first animation when the second one begins.
  finish.shift()?.();
  await waitForTasks();
  expect(section().open).toBe(true);
  await finishAnimation();
  expect(section().open).toBe(true);
  expect(section().dataset.collapsed).toBe('false');
});

it('a link in the summary does not open the section', () => {
  click('a');
  expect(section().open).toBe(false);
  expect(section().dataset.collapsed).toBeUndefined();
});

it('a section that the browser has opened, for example for a search in the page, closes on the next click', async () => {
  section().dataset.collapsed = 'true';
  section().open = true;
  section().dispatchEvent(new Event('toggle'));
  expect(section().dataset.collapsed).toBe('false');
  click();
  await finishAnimation();
  expect(section().open).toBe(false);
});

it('a closed section is open during printing, in browsers whose stylesheets cannot open it', () => {
  dispatchEvent(new Event('beforeprint'));
  expect(section().open).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(section().open).toBe(false);
});

it('an open section stays open after printing', () => {
  section().open = true;
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  expect(section().open).toBe(true);
});
