import { emit, type ContractSource, type EmittedFile, type Emitter, type Generation } from '../../lib/compiler';
import type { Target } from '../../lib/claims';

interface Options {
  /** The `--shared` switch. */
  shared?: boolean;
  packageName?: string;
}

/** Results by everything that steers them: many claims are about the same few contracts. */
const results = new Map<string, EmittedFile[]>();

/**
 * Generates code with the command line, in the package `library` unless told otherwise.
 *
 * @param sources - the files of one compilation.
 * @throws Error with the compiler's message when it refuses the contract, writes nothing or fails.
 */
export function generate(
  sources: readonly ContractSource[],
  target: Target,
  { shared = false, packageName = 'library' }: Options = {},
): EmittedFile[] {
  const key = JSON.stringify([sources, target, shared, packageName]);
  const known = results.get(key);
  if (known) return known;
  const [emitter, generation = 'default'] = splitTarget(target);
  const files = emit(sources, emitter, { generation, shared, packageName });
  results.set(key, files);
  return files;
}

/** The emitter of a target, and its generation where the target names one. */
export function splitTarget(target: Target): [emitter: Emitter, generation?: Generation] {
  // The parts of the names that `Target` is made of.
  return target.split(':') as [Emitter, Generation?];
}
