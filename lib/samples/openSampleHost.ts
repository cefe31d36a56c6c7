import path from 'node:path';
import { openExamples } from './examples';
import type { SampleHost } from './SampleHost';

/** Below the project; not under version control. */
export const CACHE_FOLDER = path.join('node_modules', '.cache', 'wirespec-site');

/** What code blocks are resolved against in a project: its examples, its packages, and where kinds keep what takes long. */
export function openSampleHost(projectFolder: string): SampleHost {
  return {
    projectFolder,
    examples: openExamples(path.join(projectFolder, 'examples')),
    cacheFolder: path.join(projectFolder, CACHE_FOLDER),
  };
}
