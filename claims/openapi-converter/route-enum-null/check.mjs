import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { compileJava } from '../../support/jvm.mjs';
import { runNode, WIRESPEC, withScratchFolder } from '../../support/programs.mjs';

const document = new URL('document.json', import.meta.url);
const args = [
  'convert',
  'OpenAPIV3',
  '-i',
  './document.json',
  '-o',
  './out',
  '-p',
  'library',
  '-l',
  'Java',
  '--shared',
];

for (const options of [[], ['--ir']]) {
  withScratchFolder((folder) => {
    fs.copyFileSync(document, path.join(folder, 'document.json'));
    const { status, stderr } = runNode(folder, [WIRESPEC, ...args, ...options]);
    assert.equal(status, 0, stderr);
    assert.match(compileJava(folder), /Kind\.java:\d+: error: enum constant expected here/);
  });
}
