import { type ContractSource, emit, type EmittedFile, type Emitter, type Generation } from '../../../lib/compiler';
import type { Contract, Target } from './DocumentedText';

interface Options {
  /** The `--shared` switch. */
  shared?: boolean;
  packageName?: string;
}

/** Results by everything that steers them: many statements are about the same few contracts. */
const results = new Map<string, EmittedFile[]>();

/** The files of a contract as the compiler reads them. */
export function listSources(contract: Contract): ContractSource[] {
  return Object.entries(typeof contract === 'string' ? { 'library.ws': contract } : contract).map(([path, text]) => ({
    path,
    text,
  }));
}

/**
 * Generates code with the command line, in the package `library` unless told otherwise.
 *
 * @throws Error with the compiler's message when it refuses the contract, writes nothing or fails.
 */
export function generate(
  contract: Contract,
  target: Target,
  { shared = false, packageName = 'library' }: Options = {},
): EmittedFile[] {
  const key = JSON.stringify([contract, target, shared, packageName]);
  const known = results.get(key);
  if (known) return known;
  const [emitter, generation = 'default'] = target.split(':') as [Emitter, Generation?];
  const files = emit(listSources(contract), emitter, { generation, shared, packageName });
  results.set(key, files);
  return files;
}
