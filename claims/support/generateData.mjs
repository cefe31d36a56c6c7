import { generate } from '@flock/wirespec';

/**
 * Generates random data for the type `T` of a contract.
 *
 * @param {string} contract
 * @returns {Record<string, unknown>} the parsed result of `generate`
 * @throws the error of `generate`
 */
export function generateData(contract) {
  /** @type {Record<string, unknown>} */
  const data = JSON.parse(generate(contract, 'T').result ?? 'null');

  return data;
}
