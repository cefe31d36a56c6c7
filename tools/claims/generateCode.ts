import {
  emit,
  type ContractSource,
  type EmittedFile,
  type Emitter,
  type Generation,
  type Target,
} from '../../lib/compiler';

interface Options {
  /** Whether to pass `--shared`, which adds the runtime files. */
  shared?: boolean;
  packageName?: string;
}

/** Results keyed by all parameters, because many claims use the same few contracts. */
const cache = new Map<string, EmittedFile[]>();

/**
 * Generates code with the compiler's command line. The default package is `library`.
 *
 * @param sources - files of one compilation
 * @throws Error with the compiler's message if it rejects the contract, crashes or writes nothing
 */
export function generateCode(
  sources: readonly ContractSource[],
  target: Target,
  { shared = false, packageName = 'library' }: Options = {},
): EmittedFile[] {
  const key = JSON.stringify([sources, target, shared, packageName]);
  const cached = cache.get(key);
  if (cached) return cached;
  const [emitter, generation = 'default'] = splitTarget(target);
  const files = emit(sources, emitter, { generation, shared, packageName });
  cache.set(key, files);
  return files;
}

/**
 * Splits a target such as `java:ir` into its emitter and its generation; the generation is undefined if the target has
 * none.
 */
export function splitTarget(target: Target): [emitter: Emitter, generation?: Generation] {
  // The cast is safe: every `Target` is an emitter, or an emitter and a generation with a colon between them.
  return target.split(':') as [Emitter, Generation?];
}
