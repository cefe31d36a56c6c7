import type { Behavior } from '../behaviors';
import { type LoadIsland, mountIsland } from './mountIsland';

/** What shows the component of a name in its place, and gives back what takes it down. */
const mounts = new Map<string, (host: HTMLElement) => () => void>();

/** Says which component stands in the places `<Island name=…>`. */
export function registerIsland<Props extends object>(name: string, load: LoadIsland<Props>): void {
  mounts.set(name, (host) => mountIsland(host, load));
}

/** Mounts the islands of each page, and takes them down when the page is left. One without a component is reported, and the others are mounted. */
export const islands: Behavior = {
  enter() {
    const unmounts = [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((host) => {
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
