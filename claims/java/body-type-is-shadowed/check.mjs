import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder } from '../../support/programs.mjs';
import { compileJava, generateCode } from '../../support/jvm.mjs';

const NAMES = ['Request', 'Response', 'Path', 'Queries', 'RequestHeaders', 'Handler'];

withScratchFolder((folder) => {
  const contract = NAMES.map(
    (name) => `type ${name} { text: String } endpoint Send${name} POST ${name} /send${name} -> { 200 -> String }`,
  );
  generateCode(folder, contract.join('\n'), ['-l', 'Java', '--shared']);
  assert.equal(compileJava(folder), '');

  const requests = NAMES.map((name) => `Object ${name} = new Send${name}.Request(new library.model.${name}("a"));`);
  fs.writeFileSync(path.join(folder, 'Main.java'), `import library.endpoint.*; class Main { ${requests.join('\n')} }`);
  const errors = compileJava(folder);
  for (const name of NAMES) assert.match(errors, new RegExp(`library.model.${name} cannot be converted`));
});
