import assert from 'node:assert/strict';
import { compileJava, generateCode, runKotlin } from '../../support/jvm.mjs';
import { withScratchFolder } from '../../support/programs.mjs';

// With `--ir`, a type validates its fields: the enum, which remains, has no `validate`.
const contract = 'type Book { first: String } enum Book { SECOND } type Loan { book: Book }';

withScratchFolder((folder) => {
  generateCode(folder, contract, ['-l', 'Java', '--shared']);
  assert.equal(compileJava(folder), '');
});
withScratchFolder((folder) => {
  generateCode(folder, contract, ['-l', 'Java', '--shared', '--ir']);
  assert.match(compileJava(folder), /Loan\.java:\d+: error: cannot find symbol/);
});
withScratchFolder((folder) => {
  generateCode(folder, contract, ['-l', 'Kotlin', '--shared', '--ir']);
  assert.throws(() => runKotlin(folder), /Loan\.kt:\d+:\d+: error: unresolved reference 'validate'/);
});
