// `npm run deploy:nginx`: puts configuration, built site and compressed files for nginx into deploy/nginx/build.
import path from 'node:path';
import { prepareNginx } from './deploy/prepareNginx';
import { REPOSITORY, SITE_BUILD } from './support/paths.mjs';
import { runTool } from './support/runTool.mjs';

/** As the Dockerfile and docs-dev/hosting.md say. */
const PORT = 8080;
const HIGHEST_QUALITY = 11;

const target = path.join(REPOSITORY, 'deploy', 'nginx', 'build');

async function main(): Promise<void> {
  const count = await prepareNginx({ build: SITE_BUILD, target, port: PORT, quality: HIGHEST_QUALITY });
  console.log(`deploy/nginx/build has the site and ${count} compressed files; nginx will listen to port ${PORT}.`);
}

void runTool(main);
