import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode, TSC, WIRESPEC } from '../../support/programs.mjs';

withScratchFolder((folder) => {
  const contract = path.relative(folder, fileURLToPath(new URL('contract.ws', import.meta.url)));
  runNode(folder, [WIRESPEC, 'compile', '-i', contract, '-o', './generated', '-l', 'TypeScript', '--ir']);
  runNode(folder, [TSC, '--strict', '--module', 'nodenext', '--outDir', 'js', 'generated/model/Shelf.ts']);
  const program = (/** @type {string} */ value) =>
    runNode(folder, ['-e', `console.log(require('./js/model/Shelf').validateShelf(${value}))`]);
  // `validate` does not notice a missing list of strings, or a missing object without constraints.
  assert.equal(program("{ books: [{ isbn: '8' }], best: { isbn: '9' } }").stdout.trim(), "[ 'books[0].isbn' ]");
  assert.match(program("{ best: { isbn: '9' } }").stderr, /TypeError: Cannot read properties of undefined/);
  assert.match(program('{ books: [] }').stderr, /TypeError: Cannot read properties of undefined/);
});
