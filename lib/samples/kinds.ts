import type { Fence } from './Fence';
import { consoleKind } from './kinds/console';
import { contractKind } from './kinds/contract';
import { convertedKind } from './kinds/converted';
import { grammarKind } from './kinds/grammar';
import { outputKind } from './kinds/output';
import { plainKind } from './kinds/plain';
import { readAs } from './SampleKind';

/**
 * The kinds of blocks. The first that claims a fence has it, so `plain`, which claims every fence, is the last.
 *
 * This is the one list: a new kind is a folder in `kinds` and a line here; `docs-dev/blocks.md` says what the folder holds. Pages find the view of a kind by its name.
 */
export const KINDS = [contractKind, convertedKind, outputKind, consoleKind, grammarKind, plainKind] as const;

/** A fence of any kind, read and ready to be proved. */
export type SampleBlock = ReturnType<(typeof KINDS)[number]['read']>;

/** Reads a fence as what it is. @throws SampleError for unknown words, missing or contradictory values. */
export function readBlock(fence: Fence): SampleBlock {
  return readAs<SampleBlock>(KINDS, fence);
}
