import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder } from '../../support/programs.mjs';
import { generateCode, runJava, runKotlin } from '../../support/jvm.mjs';
import { runRepairedPython } from '../../support/repairedPython.mjs';

const CONTRACT = fs.readFileSync(path.join(import.meta.dirname, 'code.ws'), 'utf8');

for (const options of [[], ['--ir']]) {
  withScratchFolder((folder) => {
    generateCode(folder, CONTRACT, ['-l', 'Java', '--shared', ...options]);
    const checks = '7 7\\n 7\\n\\n x'.split(' ').map((text) => `new Code("${text}").validate()`);
    fs.writeFileSync(
      path.join(folder, 'Main.java'),
      `import library.model.*; class Main { public static void main(String[] args) { System.out.print(${checks.join(' + " " + ')}); } }`,
    );
    assert.equal(runJava(folder), 'true true false false');
  });
}

// In Kotlin, the whole string must match.
withScratchFolder((folder) => {
  generateCode(folder, CONTRACT, ['-l', 'Kotlin', '--shared', '--ir']);
  const program = 'import library.model.*\nfun main() = print(listOf("7", "7\\n").map { Code(it).validate() })\n';
  fs.writeFileSync(path.join(folder, 'Main.kt'), program);
  assert.equal(runKotlin(folder), '[true, false]');
});

const PROGRAM =
  'from library.model import Code\nprint(Code("7").validate(), Code("7\\n").validate(), Code("7\\n\\n").validate())';

assert.equal(runRepairedPython(CONTRACT, PROGRAM), 'True True False');
