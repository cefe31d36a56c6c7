import type { HeldText } from './longTexts';

/** Text that the reader wrote, with the path of its file in a download. */
export interface FileText {
  path: string;
  text: HeldText;
}

/** Lists the reader's texts in a feature. Empty text is not downloaded. */
export type ListTexts = () => readonly FileText[];

const features = new Map<string, () => Promise<ListTexts>>();

/**
 * Registers a feature in which readers write. Every feature calls this function on every page, so that each page can
 * offer all texts of the reader for download.
 *
 * @param load - loads the function that lists the texts
 */
export function registerTexts(feature: string, load: () => Promise<ListTexts>): void {
  features.set(feature, load);
}

/** Returns the registered features, in the order of their registration. */
export function listFeatures(): [feature: string, load: () => Promise<ListTexts>][] {
  return [...features];
}
