// `npm run deploy:nginx`: writes the nginx configuration, the built site and its compressed files into
// deploy/nginx/build.
import path from 'node:path';
import { prepareNginx } from './deploy/prepareNginx';
import { REPOSITORY, SITE_BUILD } from './support/paths.mjs';
import { runMain } from './support/runMain.mjs';

/** Port that the Dockerfile exposes and docs-dev/runbook.md names. */
const PORT = 8080;
const HIGHEST_QUALITY = 11;

const target = path.join(REPOSITORY, 'deploy', 'nginx', 'build');

async function main(): Promise<void> {
  const count = await prepareNginx({ build: SITE_BUILD, target, port: PORT, quality: HIGHEST_QUALITY });
  console.log(
    `deploy/nginx/build contains the configuration and the site, with compressed copies of its files (up to ${count}). nginx will listen on port ${PORT}.`,
  );
}

void runMain(main);
