import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import avsc from 'avsc';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';

const CONTRACT = fileURLToPath(new URL('contract.ws', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../../examples/emitters/avro/name-once.mjs', import.meta.url));

withScratchFolder((folder) => {
  fs.copyFileSync(CONTRACT, path.join(folder, 'contract.ws'));
  runNode(folder, [WIRESPEC, 'compile', '-i', './contract.ws', '-o', '.', '-l', 'Avro']);

  const written = fs.readFileSync(path.join(folder, 'schema.avsc'), 'utf8');
  assert.throws(() => avsc.parse(written), /duplicate type name|undefined type name/);

  const repaired = runNode(folder, [SCRIPT, 'schema.avsc']).stdout;
  assert.doesNotThrow(() => avsc.parse(repaired));
});
