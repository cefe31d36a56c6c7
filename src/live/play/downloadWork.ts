import { downloadFiles } from '../storage/downloadFiles';
import type { PlaySession } from './usePlaySession';

/** Downloads everything that the reader has typed on this site, including the current content of the playground. */
export function downloadWork({ state, document, versions, payload }: PlaySession): ReturnType<typeof downloadFiles> {
  const extension = /^\s*[[{]/.test(document.text) ? 'json' : 'yaml';
  return downloadFiles({
    contracts: state.files,
    document: { path: document.path ?? `document.${extension}`, text: document.text },
    ...versions,
    payload: payload.text,
  });
}
