import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLessons } from '../../lib/tour/readLessons';

export interface TourLessonsOptions {
  /** Folder that contains one folder per lesson, relative to the site folder. */
  folder: string;
}

/**
 * Provides the titles, checks and solutions of the tour's lessons to `src/live/tour`, and the components of the tour's
 * page. `npm run write:tour` generates this page, which contains the texts of the lessons.
 */
export default function tourLessons({ siteDir }: LoadContext, { folder }: TourLessonsOptions): Plugin {
  const lessonsFolder = path.resolve(siteDir, folder);

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
