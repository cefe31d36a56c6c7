import path from 'node:path';

/**
 * The cascade of the whole site, weakest first: a rule of a later layer wins, whatever the selectors weigh, so the order in which the bundler happens to put the files does not matter. A stylesheet
 * without a layer would win over all of them: each has exactly one. By layer, the folders of its stylesheets, as paths from the root of the project.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  base: ['src/css'],
  components: ['src/blocks', 'src/client', 'src/components', 'src/mdx', 'src/theme', 'plugins'],
  pages: ['src/features', 'src/live', 'src/pages'],
};

/**
 * The layers as the generator wants them: for each a function that decides whether the stylesheet with the given absolute path belongs to it.
 *
 * @param siteFolder - root of the project, absolute
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

/** The layers of this project. */
export const cssLayers = createCssLayers(path.resolve(__dirname, '..'));

function toPosix(filePath: string): string {
  return filePath.replaceAll('\\', '/');
}
