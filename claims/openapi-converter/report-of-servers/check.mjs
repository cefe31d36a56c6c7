import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode } from '../../support/programs.mjs';

const pathOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const { stdout } = withScratchFolder((folder) =>
  runNode(folder, [
    pathOf('../../../examples/download/loss-report.mjs'),
    pathOf('document.json'),
    pathOf('contract.ws'),
  ]),
);
assert.match(stdout, /^Left out of the contract: 2\s+servers: \d+:\d+\s+description: \d+:\d+\s*$/);
