import * as v from 'valibot';
import { EMITTERS } from '../../../../lib/compiler/types';
import type { Notice } from './Notice';
import { type Mode, MODE_NAMES, type WorkbenchState } from './WorkbenchState';

/** Options in a URL query. Empty values and values that this release does not know are ignored. */
const LinkOptionsSchema = v.object({
  mode: v.fallback(v.optional(v.picklist(MODE_NAMES)), undefined),
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
 * Reads the options in a URL query.
 *
 * @param query - with or without `?`
 */
export function readLinkOptions(query: string): LinkOptions {
  const parameters = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  return v.parse(LinkOptionsSchema, Object.fromEntries(parameters));
}

/**
 * Returns the mode that an address requests; undefined if it requests none. An anchor that begins with the name of a
 * mode requests that mode.
 */
export function readMode(fragment: string, query: string): Mode | undefined {
  return readLinkOptions(query).mode ?? MODE_NAMES.find((name) => fragment.startsWith(`#${name}-`));
}

/** Describes the options of a URL that this release or the contracts do not have; undefined if they have all of them. */
export function describeUnknownOptions(query: string, { files }: WorkbenchState): Notice | undefined {
  const requested = new URLSearchParams(query);
  const known = readLinkOptions(query);
  const unknown: (keyof LinkOptions)[] = (['mode', 'target', 'generation'] as const).filter(
    (name) => requested.get(name) && known[name] === undefined,
  );
  if (known.file !== undefined && files.every(({ path }) => path !== known.file)) unknown.push('file');
  if (unknown.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format(unknown);
  return { text: `The URL requests an unknown ${names}. The page ignored this part of the URL.` };
}

/** Applies the options of a URL to contracts: the visible file, the target and the generation. */
export function applyLinkOptions(state: WorkbenchState, { target, generation, file }: LinkOptions): WorkbenchState {
  const { options, files, activeId } = state;
  return {
    ...state,
    activeId: files.find(({ path }) => path === file)?.id ?? activeId,
    options: { ...options, target: target ?? options.target, generation: generation ?? options.generation },
  };
}
