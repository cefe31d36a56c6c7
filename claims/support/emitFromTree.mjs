import { emit, parse } from '@flock/wirespec';

/**
 * @param {string} contract
 * @param {Parameters<typeof emit>[1]} emitter
 * @returns {string} all that an emitter of the package writes, a line for each file: its name and its text, with one blank for each run of blanks
 */
export function emitFromTree(contract, emitter) {
  const { result } = parse(contract);
  if (!result) throw new Error(`The compiler refuses ${contract}.`);
  return emit(result, emitter, 'library', false)
    .map(({ file, result: text }) => `${file} ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}
