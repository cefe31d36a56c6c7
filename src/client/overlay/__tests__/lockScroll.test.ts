// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { afterOverlaysClose, isOverlayOpen, lockScroll } from '../lockScroll';

const { style } = document.documentElement;
let unlocks: (() => void)[] = [];

function lock(): () => void {
  const unlock = lockScroll();
  unlocks.push(unlock);

  return unlock;
}

afterEach(() => {
  for (const unlock of unlocks) unlock();
  unlocks = [];
  document.body.replaceChildren();
});

it.each(['the upper one first', 'the lower one first'])(
  'the page does not scroll until the last of two dialogs has closed, %s',
  (order) => {
    const [lower, upper] = [lock(), lock()];
    const [first, last] = order.startsWith('the upper') ? [upper, lower] : [lower, upper];
    first();
    // A second call for the same dialog has no effect.
    first();
    expect(style.overflow).toBe('hidden');
    expect(isOverlayOpen()).toBe(true);
    last();
    expect(style.overflow).toBe('');
    expect(style.paddingRight).toBe('');
    expect(isOverlayOpen()).toBe(false);
  },
);

it('deferred actions run when the last dialog has closed, unless the focus has moved', async () => {
  const action = vi.fn<() => void>();
  const [lower, upper] = [lock(), lock()];
  afterOverlaysClose(action);
  upper();
  await Promise.resolve();
  expect(action).not.toHaveBeenCalled();
  lower();
  await Promise.resolve();
  expect(action).toHaveBeenCalledOnce();

  const unlock = lock();
  afterOverlaysClose(action);
  document.body.innerHTML = '<button></button>';
  unlock();
  document.querySelector('button')?.focus();
  await Promise.resolve();
  expect(action).toHaveBeenCalledOnce();
});

it('a deferred action runs at once if no dialog is open', () => {
  const action = vi.fn<() => void>();
  afterOverlaysClose(action);
  expect(action).toHaveBeenCalledOnce();
});
