import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';

const CONTRACT = 'type Book { title: String }\n';

/**
 * Compiles a contract file with the given bytes. Returns the output, and whether the compiler wrote a file.
 *
 * @param {Buffer} bytes
 * @returns {{printed: string, isWritten: boolean}}
 */
function compile(bytes) {
  return withScratchFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'book.ws'), bytes);
    const { stdout, stderr } = runNode(folder, [
      WIRESPEC,
      'compile',
      '-i',
      './book.ws',
      '-o',
      './out',
      '-l',
      'Wirespec',
    ]);

    return { printed: stdout + stderr, isWritten: fs.existsSync(path.join(folder, 'out', 'wirespec.ws')) };
  });
}

for (const text of [CONTRACT, `\uFEFF${CONTRACT}`]) {
  assert.equal(compile(Buffer.from(text, 'utf8')).isWritten, true);
  const { printed, isWritten } = compile(Buffer.from(text, 'utf16le'));
  assert.match(printed, /AST should not be empty/);
  assert.equal(isWritten, false);
}
