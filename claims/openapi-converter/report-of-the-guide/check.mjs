import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode } from '../../support/programs.mjs';

const EXAMPLES = new URL('../../../examples/', import.meta.url);
const pathOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, EXAMPLES));

const report = withScratchFolder(
  (folder) =>
    runNode(folder, [
      pathOf('download/loss-report.mjs'),
      pathOf('migrating/catalog.json'),
      pathOf('migrating/catalog.ws'),
    ]).stdout,
);
const [wire, checks, rest = ''] = report.split(/^(?=Different on the wire|Checked less strictly|Left out)/m);

// The page lists these decisions, and says that the first two parts have no other.
const decisions = [wire, checks].join('').match(/^ {2}\d+:\d+ .*$/gm) ?? [];
assert.deepEqual(
  decisions.map((line) => line.trim().split(/[ /]/).slice(-2).join('/')),
  ['/security', '200/content', 'responses/4XX', 'responses/default', 'properties/labels', 'returnedAt/format'],
);
// The third part has lines that the page does not list.
assert.match(rest, /servers: /);
assert.match(rest, /description: /);
