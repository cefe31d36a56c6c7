import * as v from 'valibot';
import { EMITTERS } from '../../../../lib/compiler/types';
import { type Mode, MODES, type PlayOptions } from './PlayState';

/** Options in the query of an address. Empty values and those that this release does not know are ignored. */
const LinkOptionsSchema = v.object({
  /** Mode of the workbench. The cast is needed because `Object.keys` does not preserve the type of the keys. */
  mode: v.fallback(v.optional(v.picklist(Object.keys(MODES) as Mode[])), undefined),
  /** Paths of contracts below `examples/`, separated by commas. */
  example: v.optional(v.string()),
  /** File name of the contract to show. */
  file: v.optional(v.string()),
  target: v.fallback(v.optional(v.picklist(EMITTERS)), undefined),
  generation: v.fallback(v.optional(v.picklist(['default', 'ir'])), undefined),
  /** Name or path of the generated file to show. */
  output: v.optional(v.string()),
});

export type LinkOptions = v.InferOutput<typeof LinkOptionsSchema>;

/**
 * Reads the options in the query of an address.
 *
 * @param query - query of an address, with or without `?`
 */
export function readLinkOptions(query: string): LinkOptions {
  const requests = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  return v.parse(LinkOptionsSchema, Object.fromEntries(requests));
}

/** Returns the mode that an address requests. An anchor of the reference requests the mode that shows it, *Read*. */
export function readMode(fragment: string, query: string): Mode | undefined {
  return readLinkOptions(query).mode ?? (fragment.startsWith('#read-') ? 'read' : undefined);
}

/** Applies the options of an address to those of the workbench. */
export function applyLinkOptions(options: PlayOptions, { target, generation }: LinkOptions): PlayOptions {
  return { ...options, target: target ?? options.target, generation: generation ?? options.generation };
}
