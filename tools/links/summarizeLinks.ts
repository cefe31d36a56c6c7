import { Problem } from '../support/Problem.mjs';
import type { LinkResult } from './checkLink';

/**
 * Summarizes the results in one line.
 *
 * @throws Problem if there are no results, or if no address works
 */
export function summarizeLinks(results: readonly LinkResult[]): string {
  if (results.length === 0) {
    throw new Problem(
      'No external address was checked: restore the addresses in tests/links/external-links.json and run the command again.',
    );
  }
  const broken = results.filter(({ problem }) => problem !== undefined).length;
  if (broken === results.length)
    throw new Problem('No external address works: check the network connection and run the command again.');
  return `${results.length} external addresses: ${results.length - broken} respond, ${broken} do not.`;
}
