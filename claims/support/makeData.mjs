import { generate } from '@flock/wirespec';

/**
 * @param {string} contract
 * @returns {Record<string, unknown>} what `generate` answers for its type `T`
 */
export function makeData(contract) {
  /** @type {Record<string, unknown>} */
  const data = JSON.parse(generate(contract, 'T').result ?? 'null');

  return data;
}
