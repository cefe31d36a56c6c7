import { parseJson } from '@site/lib/json/parseJson';
import type { EditFacts } from '@site/lib/samples/EditFacts';
import { parseOutside } from '@site/src/client/parseOutside';
import * as v from 'valibot';

const FactsSchema: v.GenericSchema<unknown, EditFacts> = v.object({
  with: v.optional(v.array(v.string())),
  part: v.optional(v.string()),
  package: v.optional(v.string()),
  shared: v.optional(v.literal(true)),
  show: v.optional(v.array(v.string())),
});

/**
 * Reads the facts about a contract from `data-live`, which the build wrote. They are checked, because a cached page can
 * come from another release. If the attribute is missing or invalid, there are no facts.
 */
export function readFacts({ dataset: { live } }: HTMLElement): EditFacts {
  if (live === undefined) return {};

  return parseOutside(FactsSchema, parseJson(live), 'the facts about a block') ?? {};
}
