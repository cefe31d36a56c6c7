import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';

withScratchFolder((folder) => {
  fs.writeFileSync(path.join(folder, 'book.txt'), 'type Book { title: String }');
  fs.mkdirSync(path.join(folder, 'in'));
  fs.symlinkSync('../book.txt', path.join(folder, 'in', 'book.ws'));
  runNode(folder, [WIRESPEC, 'compile', '-i', './in', '-o', './out', '-l', 'Wirespec']);
  assert.match(fs.readFileSync(path.join(folder, 'out', 'wirespec.ws'), 'utf8'), /type Book \{/);
});
