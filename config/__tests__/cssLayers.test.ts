import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { createCssLayers } from '../cssLayers';

/** Lists the layers whose predicate accepts a stylesheet, in a project in the given folder. */
function findLayers(siteFolder: string, file: string): string[] {
  return Object.entries(createCssLayers(siteFolder))
    .filter(([, isIn]) => isIn(file))
    .map(([name]) => name);
}

const LAYERED_FILES: [file: string, layer: string | undefined][] = [
  ['src/css/base.css', 'base'],
  ['src/components/rex/Rex.module.css', 'components'],
  ['plugins/site-search/client/dialog/SearchDialog.module.css', 'components'],
  ['src/theme/Tabs/styles.module.css', 'components'],
  ['src/blocks/grammar/RailroadDiagram.module.css', 'components'],
  ['src/features/home/Hero.module.css', 'pages'],
  ['src/pages/how.module.css', 'pages'],
  ['src/live/workbench/parts/pane.module.css', 'pages'],
  ['src/overrides/withoutScripts.css', 'overrides'],
  ['node_modules/other/src/css/base.css', undefined],
  ['.docusaurus/layers.css', undefined],
  ['lib/src/css/a.css', undefined],
];

/** Lists the stylesheets of this project, including new ones that are not committed yet. */
function listStylesheets(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', '*.css'];
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).split('\n').filter(Boolean);
}

describe('cssLayers', () => {
  it('give each stylesheet of this project exactly one layer, because rules without a layer override all others', () => {
    const files = listStylesheets();
    expect(files.length).toBeGreaterThan(20);
    const wrong = files
      .map((file) => ({ file, layers: findLayers(REPOSITORY, path.join(REPOSITORY, file)) }))
      .filter(({ layers }) => layers.length !== 1);
    expect(wrong, 'Put the folder into one layer of config/cssLayers.ts').toEqual([]);
  });

  it.each(['/work/site', '/work/src/css/site', '/work/node_modules/site'])(
    'give each stylesheet of a clone in %s its layer, and no other',
    (siteFolder) => {
      expect(LAYERED_FILES.map(([file]) => [file, findLayers(siteFolder, `${siteFolder}/${file}`)])).toEqual(
        LAYERED_FILES.map(([file, layer]) => [file, layer === undefined ? [] : [layer]]),
      );
    },
  );

  it('accept Windows paths', () => {
    expect(
      LAYERED_FILES.map(([file]) => [
        file,
        findLayers('C:\\plugins\\site', `C:\\plugins\\site\\${file.replaceAll('/', '\\')}`),
      ]),
    ).toEqual(LAYERED_FILES.map(([file, layer]) => [file, layer === undefined ? [] : [layer]]));
  });
});
