import type { IslandModule } from '@site/src/client/islands/mountIsland';
import { renderModule } from '@site/src/client/islands/renderIsland';
import { perform } from './mount';

/**
 * Renders an island as a page with the given properties does, and unmounts it.
 *
 * @returns the text of the island; undefined if it refuses the properties
 */
export async function renderIslandText<Props extends object>(
  module: IslandModule<Props>,
  properties: string,
): Promise<string | undefined> {
  const root = document.createElement('div');
  let unmount: (() => void) | undefined;
  await perform(() => {
    unmount = renderModule(root, module, properties);
  });
  const { textContent } = root;
  await perform(() => unmount?.());

  return unmount === undefined ? undefined : textContent;
}
