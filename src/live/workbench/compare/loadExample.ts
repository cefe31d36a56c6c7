import { loadExampleContracts } from '../../examples/loadExampleContracts';
import type { Versions } from './versionsWork';

/** Paths of the two versions, relative to the folder `examples`. */
export const COMPARED_EXAMPLE: Versions = {
  before: 'guides/changes/before/library.ws',
  after: 'guides/changes/broken/library.ws',
};

/**
 * Loads the two versions of the example.
 *
 * @throws Error if the examples cannot be loaded
 */
export async function loadExample(): Promise<Versions> {
  const contracts = await loadExampleContracts();
  return { before: contracts.get(COMPARED_EXAMPLE.before) ?? '', after: contracts.get(COMPARED_EXAMPLE.after) ?? '' };
}
