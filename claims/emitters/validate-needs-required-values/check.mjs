import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, run, TSC, WIRESPEC } from '../../support/programs.mjs';

inFolder((folder) => {
  const contract = path.relative(folder, fileURLToPath(new URL('contract.ws', import.meta.url)));
  run(folder, [WIRESPEC, 'compile', '-i', contract, '-o', './generated', '-l', 'TypeScript', '--ir']);
  run(folder, [TSC, '--strict', '--module', 'nodenext', '--outDir', 'js', 'generated/model/Shelf.ts']);
  const program = (/** @type {string} */ value) =>
    run(folder, ['-e', `console.log(require('./js/model/Shelf').validateShelf(${value}))`]);
  // A missing list of texts, or a missing object without constraints, is not noticed.
  assert.equal(program("{ books: [{ isbn: '8' }], best: { isbn: '9' } }").stdout.trim(), "[ 'books[0].isbn' ]");
  assert.match(program("{ best: { isbn: '9' } }").stderr, /TypeError: Cannot read properties of undefined/);
  assert.match(program('{ books: [] }').stderr, /TypeError: Cannot read properties of undefined/);
});
