import { decodeState } from '../../share/decodeState';
import type { ShareState } from '../../share/ShareState';
import { createState, type PlayState, toContractFiles } from './PlayState';

/** The state that the fragment of an address holds, if it holds one. @throws ShareError with a sentence for readers */
export async function openLink(fragment: string): Promise<PlayState | undefined> {
  const shared = await decodeState(fragment);
  if (shared === undefined) return undefined;
  const { files, target, generation, package: packageName, shared: isShared } = shared;
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return createState(sources, { target, generation, package: packageName, shared: isShared });
}

/** A state as links hold it. The package must be one. */
export function toShareState({ files, options }: PlayState): ShareState {
  return { v: 1, files: toContractFiles(files), ...options };
}
