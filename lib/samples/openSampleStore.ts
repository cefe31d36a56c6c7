import path from 'node:path';
import { removeAllExcept } from '../files/removeAllExcept';
import { openExamples } from './examples';
import { hashTools } from './hashTools';
import type { SampleHost } from './SampleKind';
import { createSampleStore, type SampleStore } from './SampleStore';

/** Cache folder relative to the project; not under version control. */
const CACHE_FOLDER = path.join('node_modules', '.cache', 'wirespec-site');

/** Creates the environment of a project: its examples, its packages and its cache. */
export function openSampleHost(projectFolder: string): SampleHost {
  return {
    projectFolder,
    examples: openExamples(path.join(projectFolder, 'examples')),
    cacheFolder: path.join(projectFolder, CACHE_FOLDER),
  };
}

/**
 * Opens the store of a project, which caches its results in `node_modules/.cache`.
 *
 * @param projectFolder - folder that contains `examples/` and `node_modules/`, absolute or relative to the working
 * directory; read on first use of the store
 */
export function openSampleStore(projectFolder: string): SampleStore {
  let store: SampleStore | undefined;
  const open = (): SampleStore => (store ??= openProjectStore(path.resolve(projectFolder)));
  return {
    find: (fence) => open().find(fence),
    findMarkdown: (id) => open().findMarkdown(id),
    prove: (fence) => open().prove(fence),
  };
}

function openProjectStore(projectFolder: string): SampleStore {
  const host = openSampleHost(projectFolder);
  const toolsHash = hashTools(projectFolder);
  const folder = path.join(projectFolder, CACHE_FOLDER, 'samples');
  // Deletes results of other tool versions, which are never used again.
  removeAllExcept(folder, new Set([toolsHash]));
  return createSampleStore({ host, toolsHash, folder: path.join(folder, toolsHash) });
}
