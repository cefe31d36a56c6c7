import assert from 'node:assert/strict';
import fs from 'node:fs';
import { withScratchFolder } from '../../support/programs.mjs';
import { compileTypeSpec } from '../../support/typespec.mjs';

const TEXT = fs.readFileSync(new URL('../../../examples/comparison/books.tsp', import.meta.url), 'utf8');

withScratchFolder((folder) => {
  const { printed, document } = compileTypeSpec(folder, TEXT);
  assert.doesNotMatch(printed, /\b(?:error|warning)\b/);
  assert.match(document ?? '', /^openapi: 3/);
});

withScratchFolder((folder) => {
  const { printed, document } = compileTypeSpec(folder, TEXT.replace('books: Book[]', 'books: Bok[]'));
  assert.match(printed, /error invalid-ref: Unknown identifier Bok/);
  assert.equal(document, undefined);
});
