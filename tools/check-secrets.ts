// The last part of `npm run build`: fails if a file of the built site contains a secret from the environment variables.
// This is not a post-build step, because Docusaurus writes the feeds and the sitemap while the steps run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSecrets, readSiteOptions } from '../config/env';
import { listFiles } from '../lib/files/listFiles';
import { SITE_BUILD } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

function main([folder = SITE_BUILD]: readonly string[]): void {
  const leaks = findLeaks(folder, readSecrets(readSiteOptions()));
  if (leaks.length === 0) return;
  throw new Problem(
    `The site would publish secrets:\n${leaks.map((leak) => `  ${leak}`).join('\n')}\nRemove them from the sources, rotate them, and build the site again.`,
  );
}

/**
 * Searches all files of a built site for secrets.
 *
 * @param secrets - values by variable name
 * @returns a line for each secret in a file, with the name of the variable but not its value
 */
function findLeaks(folder: string, secrets: ReadonlyMap<string, string>): string[] {
  if (secrets.size === 0) return [];

  return listFiles(folder).flatMap((file) => {
    const content = readFileSync(path.join(folder, file));

    return [...secrets]
      .filter(([, value]) => content.includes(value))
      .map(([variable]) => `${file} contains the value of ${variable}`);
  });
}

void runMain(main);
