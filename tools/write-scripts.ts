// `npm run write:scripts`: bundles the commands that readers download. Run it when their code has changed; a test fails if the two differ.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript, SCRIPTS } from './support/bundleScript';
import { REPOSITORY } from './support/paths.mjs';
import { runMain } from './support/runMain.mjs';

async function main(): Promise<void> {
  for (const name of SCRIPTS) {
    const file = `examples/download/${name}.mjs`;
    writeFileSync(path.join(REPOSITORY, file), await bundleScript(name));
    console.log(file);
  }
}

void runMain(main);
