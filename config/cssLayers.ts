type LayerTest = (filePath: string) => boolean;

/** Whether a stylesheet's path contains one of the given folders. */
function isBelow(...folders: string[]): LayerTest {
  return (filePath) => {
    const posixPath = filePath.replaceAll('\\', '/');
    return folders.some((folder) => posixPath.includes(folder));
  };
}

/**
 * The cascade of the whole site, weakest first: what a later layer says wins, whatever the selectors weigh. The order in which the bundler happens to
 * put the files does not matter any more.
 */
export const cssLayers: Record<string, LayerTest> = {
  infima: isBelow('/node_modules/infima/'),
  theme: isBelow('/node_modules/@docusaurus/'),
  base: isBelow('/src/css/'),
  components: isBelow('/src/components/', '/plugins/', '/src/mdx/'),
  pages: isBelow('/src/theme/', '/src/features/', '/src/pages/'),
};
