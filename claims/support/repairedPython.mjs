import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generateCode } from './jvm.mjs';
import { withScratchFolder } from './programs.mjs';

/**
 * Generates Python with `--ir` from a contract with a type `Code`, repairs the pattern of `Code` with the command of the
 * page about Python, and runs a program.
 *
 * @param {string} contract
 * @param {string} program - source text that may import `library.model`
 * @returns {string} the output, trimmed
 * @throws AssertionError if there is nothing to repair, or if the program fails
 */
export function runRepairedPython(contract, program) {
  return withScratchFolder((folder) => {
    generateCode(folder, contract, ['-l', 'Python', '--shared', '--ir']);
    const [file = ''] = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('Code.py'));
    const generated = fs.readFileSync(path.join(folder, file), 'utf8');
    const repaired = generated.replace(/re\.match\(r"\/(.*)\/[a-z]*"/, 're.match(r"$1"');
    assert.notEqual(repaired, generated);
    fs.writeFileSync(path.join(folder, file), repaired);
    const { status, stdout, stderr } = spawnSync('python3', ['-c', program], {
      cwd: path.join(folder, 'out'),
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);

    return stdout.trim();
  });
}
