import { emit, parse } from '@flock/wirespec';

/**
 * @param {string} contract
 * @param {Parameters<typeof emit>[1]} emitter
 * @returns {string} the output of an emitter of the package, one line per file: its name and its text, in which each
 *   run of whitespace is one space
 */
export function emitFromTree(contract, emitter) {
  const { result } = parse(contract);
  if (!result) throw new Error(`The compiler refuses ${contract}.`);
  return emit(result, emitter, 'library', false)
    .map(({ file, result: text }) => `${file} ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}
