import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder } from '../../support/programs.mjs';
import { generateCode, runJava, runKotlin } from '../../support/jvm.mjs';

const CONTRACT = `
type Share = Number32(0.1, 0.9)
type Tenth = Number32(0.0, 0.1)
type Half = Number32(0.0, 0.5)
`;

/** Results of the generated `validate()` for 0.1 and 0.9 as `Share`, 0.1 as `Tenth`, and 0.0 and 0.5 as `Half`. */
const BY_DEFAULT = 'true true false false false';
const WITH_IR = 'true true false true true';

const VALUES = ['Share(0.1f)', 'Share(0.9f)', 'Tenth(0.1f)', 'Half(0.0f)', 'Half(0.5f)'];

for (const [options, expected] of /** @type {const} */ ([
  [[], BY_DEFAULT],
  [['--ir'], WITH_IR],
])) {
  withScratchFolder((folder) => {
    generateCode(folder, CONTRACT, ['-l', 'Java', '--shared', ...options]);
    const checks = VALUES.map((value) => `new ${value}.validate()`);
    fs.writeFileSync(
      path.join(folder, 'Main.java'),
      `import library.model.*; class Main { public static void main(String[] args) { System.out.print(${checks.join(' + " " + ')}); } }`,
    );
    assert.equal(runJava(folder), expected);
  });
  withScratchFolder((folder) => {
    generateCode(folder, CONTRACT, ['-l', 'Kotlin', '--shared', ...options]);
    const checks = VALUES.map((value) => `${value}.validate()`);
    fs.writeFileSync(
      path.join(folder, 'Main.kt'),
      `import library.model.*\nfun main() = print(listOf(${checks.join(', ')}).joinToString(" "))\n`,
    );
    assert.equal(runKotlin(folder), expected);
  });
}
