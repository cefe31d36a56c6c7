import type { ComponentType } from 'react';
import type { Behavior } from '../behaviors';
import { mountIsland } from './mountIsland';

/** Loads the component of an island. Its properties come from the page as JSON. */
export type LoadIsland<Props extends object = Record<string, unknown>> = () => Promise<{
  default: ComponentType<Props>;
}>;

const loaders = new Map<string, LoadIsland>();

/** Says which component stands in the places `<Island name=…>`. */
export function registerIsland<Props extends object>(name: string, load: LoadIsland<Props>): void {
  // What is in the page was given to `Island` for this component.
  loaders.set(name, load as unknown as LoadIsland);
}

/** Brings the islands of each page to life, and takes them down when the page is left. */
export const islands: Behavior = {
  enter() {
    const unmounts = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((host) => {
      const name = host.dataset.island ?? '';
      const load = loaders.get(name);
      if (load === undefined) throw new Error(`No component is registered for the island "${name}".`);

      return mountIsland(host, load);
    });

    return () => {
      for (const unmount of unmounts) unmount();
    };
  },
};
