import { readText } from '../../storage/textStorage';
import { DOCUMENT_WORK } from '../convert/documentWork';
import type { ModeTexts, ModeWork, Texts } from './ModeWork';
import { PAYLOAD_WORK } from '../read/payloadWork';
import { VERSIONS_WORK } from '../compare/versionsWork';
import type { Mode } from './WorkbenchState';

/**
 * The work of the modes, in the order of their files in a download. If the current mode opens only contracts, the first
 * mode in this list that opens other files opens them.
 */
export const MODE_WORK: readonly ModeWork[] = [DOCUMENT_WORK, VERSIONS_WORK, PAYLOAD_WORK];

/** Returns the work of a mode; undefined for a mode that shows only contracts. */
export function findWork(mode: Mode): ModeWork | undefined {
  return MODE_WORK.find((work) => work.mode === mode);
}

/** Returns whether a mode shows the contracts. */
export function showsContracts(mode: Mode): boolean {
  return findWork(mode)?.hasContracts ?? true;
}

/** Reads the texts that the browser has stored. */
export function readStoredTexts(): ModeTexts {
  const texts = MODE_WORK.map(({ mode, keys }): [Mode, Texts] => [
    mode,
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, readText(key) ?? ''])),
  ]);
  return { write: {}, read: {}, convert: {}, compare: {}, ...Object.fromEntries(texts) };
}
