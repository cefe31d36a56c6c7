import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder, runNode, TSC, WIRESPEC } from '../../support/programs.mjs';

const CONTRACT = 'type Book { title: String } endpoint Find GET /find -> { 200 -> Book }';

for (const generation of [[], ['--ir']]) {
  withScratchFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'contract.ws'), CONTRACT);
    runNode(folder, [
      WIRESPEC,
      'compile',
      '-i',
      './contract.ws',
      '-o',
      './generated',
      '-l',
      'TypeScript',
      ...generation,
    ]);
    const compilerOptions = { module: 'nodenext', strict: true, noEmit: true, verbatimModuleSyntax: true };
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const errors = runNode(folder, [TSC]).stdout;
    for (const error of ['TS1287', 'TS1295']) assert.match(errors, new RegExp(error));
  });
}
