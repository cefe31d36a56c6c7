import { VERSIONS_WORK } from './compare/versionsWork';
import { DOCUMENT_WORK } from './convert/documentWork';
import { PAYLOAD_WORK } from './read/payloadWork';
import type { ModeWork } from './session/ModeWork';

/**
 * The work of the modes, in the order of their files in a download. If the current mode opens only contracts, the first
 * mode in this list that opens other files opens them.
 */
export const WORKS: readonly ModeWork[] = [DOCUMENT_WORK, VERSIONS_WORK, PAYLOAD_WORK];
