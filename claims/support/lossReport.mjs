import { fileURLToPath } from 'node:url';
import { runNode, withScratchFolder } from './programs.mjs';

/**
 * Runs the loss report that readers download on `document.json` and `contract.ws` of a claim.
 *
 * @param {string} claim URL of a module in the folder of the claim
 * @returns {string} standard output
 */
export function printLosses(claim) {
  const paths = ['../../../examples/download/loss-report.mjs', 'document.json', 'contract.ws'];
  const args = paths.map((path) => fileURLToPath(new URL(path, claim)));
  return withScratchFolder((folder) => runNode(folder, args)).stdout;
}
