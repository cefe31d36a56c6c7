import { vi } from 'vitest';
import type { Behavior } from '../behaviors';

/**
 * Calls `start` and `enter` of a behavior, as the client does on the first page.
 *
 * @returns a function that calls the cleanup function of `enter` and removes the listeners that `start` has added
 */
export function startBehavior({ start, enter }: Behavior): () => void {
  const removals: (() => void)[] = [];
  const spies = [document, window].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
      add(name, listener, options);
      removals.push(() => {
        remove(name, listener, options);
      });
    });
  });
  start?.();
  for (const spy of spies) spy.mockRestore();
  const leave = enter?.();

  return () => {
    leave?.();
    for (const remove of removals) remove();
  };
}
