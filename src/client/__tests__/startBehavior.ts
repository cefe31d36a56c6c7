import { vi } from 'vitest';
import type { Behavior } from '../behaviors';

/**
 * Starts a behavior as the client does, and shows it the page.
 *
 * @returns a function that takes its listeners away, for the next test
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
