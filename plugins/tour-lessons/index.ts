import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLessons } from '../../lib/tour/readLessons';

/**
 * Provides the titles, checks and solutions of the tour's lessons to `src/live/tour`, and the components of the tour's
 * page. `npm run write:tour` generates this page, which contains the texts of the lessons.
 */
export default function tourLessons({ siteDir }: LoadContext): Plugin {
  const lessonsFolder = path.resolve(siteDir, 'tour');

  return {
    name: 'tour-lessons',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    async contentLoaded({ actions }) {
      const lessons = readLessons(lessonsFolder).map(({ name, title, solved, checks, mistakes, solution }) => [
        name,
        { title, solved, checks, mistakes, solution },
      ]);
      await actions.createData('lessons.json', JSON.stringify(Object.fromEntries(lessons)));
    },

    getPathsToWatch: () => [path.join(lessonsFolder, '**', '*')],
  };
}
