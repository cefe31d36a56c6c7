import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLessons } from '../../lib/tour/readLessons';

/** Gives pages the rules of the tour's lessons, for `src/live/tour`; the lessons' texts are in the page that `npm run write:tour` writes. */
export default function tourLessons({ siteDir }: LoadContext, { folder }: { folder: string }): Plugin {
  const lessonsFolder = path.resolve(siteDir, folder);

  return {
    name: 'tour-lessons',

    async contentLoaded({ actions }) {
      const heads = readLessons(lessonsFolder).map(({ name, title, solved, checks, mistakes }) => [
        name,
        { title, solved, checks, mistakes },
      ]);
      await actions.createData('lessons.json', JSON.stringify(Object.fromEntries(heads)));
    },

    getPathsToWatch: () => [path.join(lessonsFolder, '**', '*')],
  };
}
