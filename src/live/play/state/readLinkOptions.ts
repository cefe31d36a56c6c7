import * as v from 'valibot';
import { EMITTERS } from '../../../../lib/compiler/types';
import { type Mode, MODES, type PlayOptions } from './PlayState';

/** Options in the query of an address. Values that this release does not know are ignored. */
const LinkOptionsSchema = v.object({
  /** Mode of the playground. */
  mode: v.fallback(v.optional(v.picklist(Object.keys(MODES) as Mode[])), undefined),
  /** Contracts below `examples/`, separated by commas. */
  example: v.optional(v.string()),
  /** The visible contract. */
  file: v.optional(v.string()),
  target: v.fallback(v.optional(v.picklist(EMITTERS)), undefined),
  generation: v.fallback(v.optional(v.picklist(['default', 'ir'])), undefined),
  /** The visible generated file, by its name or its path. */
  output: v.optional(v.string()),
});

export type LinkOptions = v.InferOutput<typeof LinkOptionsSchema>;

/**
 * Reads the options in the query of an address.
 *
 * @param query - query of an address, with or without `?`
 */
export function readLinkOptions(query: string): LinkOptions {
  return v.parse(LinkOptionsSchema, Object.fromEntries(new URLSearchParams(query)));
}

/** Applies the options of an address to those of the playground. */
export function applyLinkOptions(options: PlayOptions, { target, generation }: LinkOptions): PlayOptions {
  return { ...options, target: target ?? options.target, generation: generation ?? options.generation };
}
