import type { Fence } from './Fence';
import { consoleKind } from './kinds/console';
import { contractKind } from './kinds/contract';
import { convertedKind } from './kinds/converted';
import { grammarKind } from './kinds/grammar';
import { outputKind } from './kinds/output';
import { plainKind } from './kinds/plain';
import { parseFence } from './SampleKind';

/**
 * List of all kinds of blocks. The first kind that matches a fence is used. `plain` matches every fence, so it comes
 * last. To add a kind, create a folder in `kinds` and add a line here; `docs-dev/blocks.md` describes the folder. Pages
 * find the view of a kind by its name.
 */
export const KINDS = [contractKind, convertedKind, outputKind, consoleKind, grammarKind, plainKind] as const;

/** A parsed fence of any kind, ready to be proved. */
export type SampleBlock = ReturnType<(typeof KINDS)[number]['read']>;

/**
 * Parses a fence.
 *
 * @throws SampleError for unknown words, and for missing or contradictory values
 */
export function readBlock(fence: Fence): SampleBlock {
  return parseFence<SampleBlock>(KINDS, fence);
}
