import type { ComponentType } from 'react';
import type { Behavior } from '../behaviors';
import { mountIsland } from './mountIsland';

/** Loads the component of an island. Its properties come from the page as JSON. */
export type LoadIsland<Props extends object> = () => Promise<{
  default: ComponentType<Props>;
}>;

/** What shows the component of a name in its place, and gives back what takes it down. */
const mounts = new Map<string, (host: HTMLElement) => () => void>();

/** Says which component stands in the places `<Island name=…>`. */
export function registerIsland<Props extends object>(name: string, load: LoadIsland<Props>): void {
  mounts.set(name, (host) => mountIsland(host, load));
}

/** Brings the islands of each page to life, and takes them down when the page is left. */
export const islands: Behavior = {
  enter() {
    const unmounts = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((host) => {
      const name = host.dataset.island ?? '';
      const mount = mounts.get(name);
      if (mount === undefined) throw new Error(`No component is registered for the island "${name}".`);

      return mount(host);
    });

    return () => {
      for (const unmount of unmounts) unmount();
    };
  },
};
