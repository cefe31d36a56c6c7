import path from 'node:path';
import { openExamples } from './examples';
import type { SampleHost } from './resolveSample';

/** What code blocks are resolved against in a project: its examples, its packages, and the memory of commands that were run. */
export function openSampleHost(projectFolder: string): SampleHost {
  return {
    projectFolder,
    examples: openExamples(path.join(projectFolder, 'examples')),
    cacheFolder: path.join(projectFolder, 'node_modules', '.cache', 'wirespec-site', 'console'),
  };
}
