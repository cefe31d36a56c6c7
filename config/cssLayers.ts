import path from 'node:path';

/**
 * Cascade layers of the site, weakest first, with the folders of their stylesheets, relative to the project root. A
 * rule in a later layer wins regardless of its specificity, so the order in which the bundler concatenates files has no
 * effect. A stylesheet without a layer would override all layers, so each stylesheet belongs to exactly one.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  base: ['src/css'],
  components: ['src/blocks', 'src/client', 'src/components', 'src/theme', 'plugins'],
  pages: ['src/features', 'src/live', 'src/pages'],
  overrides: ['src/overrides'],
};

/**
 * Creates the option `layers` of the cascade-layers plugin: for each layer, a predicate for the absolute paths of its
 * stylesheets.
 *
 * @param siteFolder - absolute path of the project root
 */
export function createCssLayers(siteFolder: string): Record<string, (filePath: string) => boolean> {
  const root = `${toPosix(siteFolder)}/`;

  return Object.fromEntries(
    Object.entries(LAYERS).map(([name, folders]) => [
      name,
      (filePath: string) => folders.some((folder) => toPosix(filePath).startsWith(`${root}${folder}/`)),
    ]),
  );
}

/** Option `layers` of the cascade-layers plugin for this project. */
export const cssLayers = createCssLayers(path.resolve(__dirname, '..'));

function toPosix(filePath: string): string {
  return filePath.replaceAll('\\', '/');
}
