import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { folding } from '../client';

let stop: () => void;

beforeEach(() => {
  // A browser without `::details-content`.
  vi.stubGlobal('CSS', { supports: () => false });
  document.body.innerHTML =
    '<details data-fold=""><summary>More <b>words</b></summary><div>text</div></details><details id="menu"></details>';
  stop = startBehavior(folding);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const section = (): HTMLDetailsElement => document.querySelector('details')!;

function unfold(height: number): number {
  Object.defineProperty(section().lastElementChild!, 'scrollHeight', { value: height, configurable: true });
  document.querySelector('b')?.click();

  return Number.parseFloat(section().style.getPropertyValue('--fold-duration'));
}

it('a higher section takes longer to unfold', () => {
  expect(unfold(40)).toBeGreaterThan(50);
  expect(unfold(900)).toBeGreaterThan(unfold(40) * 1.3);
});

it('a closed section is open while a browser that cannot unfold it by a stylesheet prints', () => {
  dispatchEvent(new Event('beforeprint'));
  expect(section().open).toBe(true);
  expect(document.querySelector<HTMLDetailsElement>('#menu')!.open).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(section().open).toBe(false);
});

it('an open section stays open after printing', () => {
  section().open = true;
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  expect(section().open).toBe(true);
});
