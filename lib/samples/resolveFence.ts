import type { Fence } from './Fence';
import type { ResolvedBlock } from './kinds';
import { readBlock } from './parseFence';
import type { SampleHost } from './SampleHost';

/**
 * Asks the real tools for what a fence shows, every time anew; pages get theirs from a `SampleStore`.
 *
 * @throws SampleError when the block breaks its promise: a contract that does not compile, a wrong one that does, an unknown file, a failing command.
 */
export async function resolveFence(fence: Fence, host: SampleHost): Promise<ResolvedBlock> {
  return readBlock(fence).resolve(host);
}
