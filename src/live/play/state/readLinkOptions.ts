import * as v from 'valibot';
import { EMITTERS } from '../../../../lib/compiler/types';
import { type Mode, MODES, type PlayOptions } from './PlayState';

/** What the query of an address asks for. Values that this release does not know ask for nothing. */
const LinkOptionsSchema = v.object({
  /** What to do. */
  mode: v.fallback(v.optional(v.picklist(Object.keys(MODES) as Mode[])), undefined),
  /** Contracts below `examples/`, with commas between them. */
  example: v.optional(v.string()),
  /** The contract that is shown. */
  file: v.optional(v.string()),
  target: v.fallback(v.optional(v.picklist(EMITTERS)), undefined),
  generation: v.fallback(v.optional(v.picklist(['default', 'ir'])), undefined),
  /** The generated file that is shown, by its name or its path. */
  output: v.optional(v.string()),
});

export type LinkOptions = v.InferOutput<typeof LinkOptionsSchema>;

/** @param query of an address, with or without `?` */
export function readLinkOptions(query: string): LinkOptions {
  return v.parse(LinkOptionsSchema, Object.fromEntries(new URLSearchParams(query)));
}

/** Options with what an address asks for. */
export function applyLinkOptions(options: PlayOptions, { target, generation }: LinkOptions): PlayOptions {
  return { ...options, target: target ?? options.target, generation: generation ?? options.generation };
}
