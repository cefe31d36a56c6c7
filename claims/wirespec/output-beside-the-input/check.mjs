import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';

withScratchFolder((folder) => {
  fs.mkdirSync(path.join(folder, 'contracts'));
  fs.writeFileSync(path.join(folder, 'contracts', 'a.ws'), 'endpoint Ping GET /ping -> { 200 -> String }');
  const compile = () =>
    runNode(folder, [WIRESPEC, 'compile', '-i', './contracts', '-o', './contracts', '-l', 'Wirespec']);
  assert.equal(compile().stderr, '');
  assert.match(compile().stderr, /is already defined/);
});
