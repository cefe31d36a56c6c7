import { describe, expect, it } from 'vitest';
import { createCssLayers } from '../cssLayers';

/** The layers a stylesheet gets, in a project in the given folder. */
function findLayers(siteFolder: string, file: string): string[] {
  return Object.entries(createCssLayers(siteFolder))
    .filter(([, isIn]) => isIn(file))
    .map(([name]) => name);
}

const PLACES: [file: string, layer: string | undefined][] = [
  ['node_modules/infima/dist/css/default/default.css', 'infima'],
  ['node_modules/@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css', 'theme'],
  ['src/css/base.css', 'base'],
  ['src/components/rex/Rex.module.css', 'components'],
  ['plugins/site-search/client/dialog/SearchDialog.module.css', 'components'],
  ['src/mdx/Table.module.css', 'components'],
  ['lib/samples/kinds/grammar/view/RailroadDiagram.module.css', 'components'],
  ['src/theme/TabItem/styles.module.css', 'pages'],
  ['src/features/home/Hero.module.css', 'pages'],
  ['src/pages/how.module.css', 'pages'],
  ['src/live/play/Playground.module.css', 'pages'],
  ['src/live/edit/edit.module.css', undefined],
  ['node_modules/other/src/css/base.css', undefined],
  ['node_modules/infima-dark/src/theme/a.css', undefined],
  ['.docusaurus/layers.css', undefined],
  ['lib/src/css/a.css', undefined],
];

describe('cssLayers', () => {
  it.each([
    '/work/site',
    '/work/plugins',
    '/work/plugins/site',
    '/work/src/css/site',
    '/work/node_modules/infima/site',
    '/work/node_modules',
    '/node_modules/@docusaurus/site',
  ])('give each stylesheet of a clone in %s its layer, and no other', (siteFolder) => {
    expect(PLACES.map(([file]) => [file, findLayers(siteFolder, `${siteFolder}/${file}`)])).toEqual(
      PLACES.map(([file, layer]) => [file, layer === undefined ? [] : [layer]]),
    );
  });

  it('read the paths of Windows', () => {
    expect(
      PLACES.map(([file]) => [
        file,
        findLayers('C:\\plugins\\site', `C:\\plugins\\site\\${file.replaceAll('/', '\\')}`),
      ]),
    ).toEqual(PLACES.map(([file, layer]) => [file, layer === undefined ? [] : [layer]]));
  });

  it('know a package that is installed beside or above the project, and nothing else there', () => {
    expect(findLayers('/work/site', '/work/node_modules/@docusaurus/theme-common/lib/a.css')).toEqual(['theme']);
    expect(findLayers('/work/site', '/work/node_modules/a/node_modules/infima/a.css')).toEqual(['infima']);
    expect(findLayers('/work/site', '/work/site-2/src/css/a.css')).toEqual([]);
    expect(findLayers('/work/site', '/src/css/a.css')).toEqual([]);
  });
});
