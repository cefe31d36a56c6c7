import path from 'node:path';
import { openExamples } from './examples';
import type { SampleHost } from './SampleHost';

/** Cache folder relative to the project; not under version control. */
export const CACHE_FOLDER = path.join('node_modules', '.cache', 'wirespec-site');

/** Creates the environment of a project: its examples, its packages and its cache. */
export function openSampleHost(projectFolder: string): SampleHost {
  return {
    projectFolder,
    examples: openExamples(path.join(projectFolder, 'examples')),
    cacheFolder: path.join(projectFolder, CACHE_FOLDER),
  };
}
