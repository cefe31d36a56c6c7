import type { Behavior } from '../behaviors';
import { type LoadIsland, mountIsland } from './mountIsland';

/**
 * Functions that mount the component of an island and return a function to unmount it, keyed by the name of the island.
 */
const mounts = new Map<string, (host: HTMLElement) => () => void>();

/** Registers the component for the placeholders `<Island name=…>`. */
export function registerIsland<Props extends object>(name: string, load: LoadIsland<Props>): void {
  mounts.set(name, (host) => mountIsland(host, load));
}

/**
 * Mounts the islands in the content of each page, and unmounts them when the page is replaced. Reports islands without
 * a registered component and mounts the others.
 */
export const islands: Behavior = {
  enter() {
    const unmounts = [...document.querySelectorAll<HTMLElement>('main [data-island]')].flatMap((host) => {
      const name = host.dataset.island ?? '';
      const mount = mounts.get(name);
      if (mount !== undefined) return mount(host);
      reportError(new Error(`No component is registered for the island "${name}". Register it with registerIsland.`));

      return [];
    });

    return () => {
      for (const unmount of unmounts) unmount();
    };
  },
};
