import path from 'node:path';
import { removeOthers } from '../files/removeOthers';
import { CACHE_FOLDER, openSampleHost } from './openSampleHost';
import { readToolVersions } from './readToolVersions';
import { createSampleStore, type SampleStore } from './SampleStore';

/**
 * Opens the store of a project: what its fences became, kept in `node_modules/.cache` between processes.
 *
 * @param projectFolder - holds `examples/` and `node_modules/`; seen from the folder the process runs in. Nothing is read before the first question.
 */
export function openSampleStore(projectFolder: string): SampleStore {
  let store: SampleStore | undefined;
  const open = (): SampleStore => (store ??= openNow(path.resolve(projectFolder)));
  return {
    find: (fence) => open().find(fence),
    findMarkdown: (id) => open().findMarkdown(id),
    prove: (fence) => open().prove(fence),
  };
}

function openNow(projectFolder: string): SampleStore {
  const host = openSampleHost(projectFolder);
  const tools = readToolVersions(projectFolder);
  const folder = path.join(projectFolder, CACHE_FOLDER, 'samples');
  // What other tools made is never asked for again.
  removeOthers(folder, new Set([tools]));
  return createSampleStore({ host, tools, folder: path.join(folder, tools) });
}
