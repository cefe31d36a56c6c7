import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inFolder } from '../../support/programs.mjs';
import { generate, runJava, runKotlin } from '../../support/jvm.mjs';

const CONTRACT = fs.readFileSync(path.join(import.meta.dirname, 'code.ws'), 'utf8');

for (const options of [[], ['--ir']]) {
  inFolder((folder) => {
    generate(folder, CONTRACT, ['-l', 'Java', '--shared', ...options]);
    const checks = '7 7\\n 7\\n\\n x'.split(' ').map((text) => `new Code("${text}").validate()`);
    fs.writeFileSync(
      path.join(folder, 'Main.java'),
      `import library.model.*; class Main { public static void main(String[] args) { System.out.print(${checks.join(' + " " + ')}); } }`,
    );
    assert.equal(runJava(folder), 'true true false false');
  });
}

// Kotlin requires the whole text to match.
inFolder((folder) => {
  generate(folder, CONTRACT, ['-l', 'Kotlin', '--shared', '--ir']);
  const program = 'import library.model.*\nfun main() = print(listOf("7", "7\\n").map { Code(it).validate() })\n';
  fs.writeFileSync(path.join(folder, 'Main.kt'), program);
  assert.equal(runKotlin(folder), '[true, false]');
});

inFolder((folder) => {
  generate(folder, CONTRACT, ['-l', 'Python', '--shared', '--ir']);
  const [file = ''] = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('Code.py'));
  const generated = fs.readFileSync(path.join(folder, file), 'utf8');
  // The command of the page about Python, which removes the slashes and flags.
  const repaired = generated.replace(/re\.match\(r"\/(.*)\/[a-z]*"/, 're.match(r"$1"');
  assert.notEqual(repaired, generated);
  fs.writeFileSync(path.join(folder, file), repaired);
  const program =
    'from library.model import Code\nprint(Code("7").validate(), Code("7\\n").validate(), Code("7\\n\\n").validate())';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { cwd: path.join(folder, 'out'), encoding: 'utf8' });
  assert.equal(stdout.trim(), 'True True False', stderr);
});
