import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generate } from '../../support/jvm.mjs';
import { inFolder } from '../../support/programs.mjs';

const CONTRACT = fs.readFileSync(path.join(import.meta.dirname, 'code.ws'), 'utf8');

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
  // U+0663 is an Arabic digit.
  const program = 'from library.model import Code\nprint(Code("7").validate(), Code("\\u0663").validate())';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { cwd: path.join(folder, 'out'), encoding: 'utf8' });
  assert.equal(stdout.trim(), 'True True', stderr);
});
