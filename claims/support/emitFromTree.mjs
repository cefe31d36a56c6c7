import { emit, parse } from '@flock/wirespec';

/**
 * Generates code with the JavaScript API of the package.
 *
 * @param {string} contract
 * @param {Parameters<typeof emit>[1]} emitter
 * @returns {string} one line per file: its name and its text, in which each run of whitespace is one space
 * @throws {Error} if the compiler rejects the contract
 */
export function emitFromTree(contract, emitter) {
  const { result } = parse(contract);
  if (!result) throw new Error(`The compiler refuses ${contract}.`);
  return emit(result, emitter, 'library', false)
    .map(({ file, result: text }) => `${file} ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}
