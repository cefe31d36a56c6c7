// `npm run write:fonts`: writes the site's fonts and their licenses into src/fonts/. Run it when a font package or
// subset-font has been updated.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subsetFonts } from './fonts/subsetFonts';
import { REPOSITORY } from './support/paths.mjs';
import { runMain } from './support/runMain.mjs';

const folder = path.join(REPOSITORY, 'src', 'fonts');

async function writeFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { file, content } of await subsetFonts()) {
    writeFileSync(path.join(folder, file), content);
    console.log(`src/fonts/${file}: ${content.length} bytes`);
  }
}

void runMain(writeFonts);
