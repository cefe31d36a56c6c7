import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runNode, WIRESPEC, withScratchFolder } from '../../support/programs.mjs';

// On Windows, the backslash separates folders. Elsewhere, it can be part of a file or folder name, and the command
// treats the path in the same way.
withScratchFolder((folder) => {
  const compile = (/** @type {string} */ input) =>
    runNode(folder, [WIRESPEC, 'compile', '-i', input, '-o', './out', '-l', 'Java']);

  for (const file of ['.\\note.ws', 'C:\\contracts\\note.ws']) {
    fs.writeFileSync(path.join(folder, file), 'type Note { body: String }');
    const { status, stderr } = compile(file);
    assert.equal(status, 1);
    assert.match(stderr, /FileNotFoundException: File does not exist: \//);
  }

  fs.mkdirSync(path.join(folder, 'api\\contracts'));
  fs.writeFileSync(path.join(folder, 'api\\contracts', 'note.ws'), 'type Note { body: String }');
  assert.deepEqual([compile('api\\contracts').status, compile('api\\contracts').stderr], [0, '']);
});
