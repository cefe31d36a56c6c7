import { parseJson } from '@site/lib/json/parseJson';
import type { BlockOptions } from '@site/lib/samples/BlockOptions';
import { parseUntrusted } from '@site/src/client/parseUntrusted';
import * as v from 'valibot';

const BlockOptionsSchema: v.GenericSchema<unknown, BlockOptions> = v.object({
  with: v.optional(v.array(v.string())),
  part: v.optional(v.string()),
  package: v.optional(v.string()),
  shared: v.optional(v.literal(true)),
  show: v.optional(v.array(v.string())),
});

/**
 * Reads the options of a code block from `data-live`, which the build wrote. They are checked, because a cached page can
 * come from another release. If the attribute is missing or invalid, there are no options.
 */
export function readBlockOptions({ dataset: { live } }: HTMLElement): BlockOptions {
  if (live === undefined) return {};

  return parseUntrusted(BlockOptionsSchema, parseJson(live), 'the options of a block') ?? {};
}
