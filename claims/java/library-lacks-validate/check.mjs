import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder } from '../../support/programs.mjs';
import { compileJava, generateCode } from '../../support/jvm.mjs';

/** The interface in `wirespec-jvm`, which replaces the one that the compiler writes with `--shared`. */
const OF_LIBRARY = 'interface Refined<T> { T value(); }';
const OF_COMPILER = /public interface Refined<T> \{[^}]*\}/;

withScratchFolder((folder) => {
  const contract = 'type Isbn = String(/^9$/g) type Book { isbn: Isbn } endpoint Get GET /get -> { 200 -> Book }';
  generateCode(folder, contract, ['-l', 'Java', '--ir', '--shared']);
  assert.equal(compileJava(folder), '');

  const shared = path.join(folder, 'out', 'Wirespec.java');
  const text = fs.readFileSync(shared, 'utf8');
  assert.match(text, OF_COMPILER);
  fs.writeFileSync(shared, text.replace(OF_COMPILER, OF_LIBRARY));
  assert.match(compileJava(folder), /Isbn\.java:\d+: error: method does not override or implement a method/);
});
