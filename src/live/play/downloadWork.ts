import { downloadFiles } from '../kept/downloadFiles';
import type { PlaySession } from './usePlaySession';

/** Has the browser save everything that the reader typed, with what the playground shows now. */
export function downloadWork({ state, document, versions, payload }: PlaySession): ReturnType<typeof downloadFiles> {
  const extension = /^\s*[[{]/.test(document.text) ? 'json' : 'yaml';
  return downloadFiles({
    contracts: state.files,
    document: { path: document.path ?? `document.${extension}`, text: document.text },
    ...versions,
    payload: payload.text,
  });
}
