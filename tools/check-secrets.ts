// The last part of `npm run build`: fails if a file of the built site contains a secret from the environment variables.
// This is not a post-build step, because Docusaurus writes the feeds and the sitemap while the steps run.
import { readSecrets, readSiteOptions } from '../config/env';
import { findLeaks } from './secrets/findLeaks';
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

void runMain(main);
