import path from 'node:path';

/** Where the stylesheets of a layer come from. */
interface LayerSource {
  /** Packages, or scopes of packages, that bring them. */
  packages?: readonly string[];
  /** Folders of this project, seen from its root. */
  folders?: readonly string[];
}

/**
 * The cascade of the whole site, weakest first: what a later layer says wins, whatever the selectors weigh. The order in which the bundler happens to
 * put the files does not matter any more. A stylesheet without a layer would win over all of them: each has exactly one.
 */
const LAYERS: Readonly<Record<string, LayerSource>> = {
  base: { folders: ['src/css'] },
  components: { folders: ['src/blocks', 'src/components', 'src/theme', 'src/mdx', 'plugins'] },
  pages: { folders: ['src/features', 'src/pages', 'src/live'] },
  // Until src/theme is whole.
  stock: { packages: ['@docusaurus'] },
};

/** The layers that hold styles of this project. */
export const OWN_LAYERS = Object.keys(LAYERS).filter((name) => LAYERS[name]?.folders !== undefined);

const PACKAGES_FOLDER = '/node_modules/';

/**
 * The layers as the generator wants them: for each a function that decides whether the stylesheet with the given absolute path belongs to it.
 *
 * @param siteFolder - root of the project, absolute. Only what comes behind it in a path counts, and for packages only their name, so it does not matter where the project is.
 */
export function createCssLayers(siteFolder: string): Record<string, (filePath: string) => boolean> {
  const root = `${toPosix(siteFolder)}/`;
  return Object.fromEntries(
    Object.entries(LAYERS).map(([name, { packages = [], folders = [] }]) => [
      name,
      (filePath: string) => {
        const file = toPosix(filePath);
        const place = file.startsWith(root) ? `/${file.slice(root.length)}` : file;
        const packageStart = place.lastIndexOf(PACKAGES_FOLDER);
        if (packageStart !== -1) return isBelow(place.slice(packageStart + PACKAGES_FOLDER.length), packages);
        return file.startsWith(root) && isBelow(place.slice(1), folders);
      },
    ]),
  );
}

/** The layers of this project. */
export const cssLayers = createCssLayers(path.resolve(__dirname, '..'));

function isBelow(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`));
}

function toPosix(filePath: string): string {
  return filePath.replaceAll('\\', '/');
}
