import { ensureBuild } from '../support/ensureBuild.mjs';
import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { readServerAddress, reservePort } from '../serve/reservePort.mjs';
import { REPOSITORY, SITE_BUILD } from '../support/paths.mjs';

/** Serves the site on the port and address in the environment variables `PORT` and `HOST` until Ctrl+C. */
export async function startSite() {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = readServerAddress(process.env);
  const server = await reservePort(address);
  try {
    await ensureInstalled(REPOSITORY);
    await ensureBuild(REPOSITORY);
    // These imports are dynamic, because the modules need packages that have just been installed.
    const { compressResponses } = await import('../serve/compressResponses.mjs');
    const { createStaticListener } = await import('../serve/createStaticListener.mjs');
    server.setListener(compressResponses(createStaticListener(SITE_BUILD)));
  } catch (error) {
    server.close();
    throw error;
  }
  console.log(`The site is at ${address.url} (stop it with Ctrl+C).`);
}

function stop() {
  console.log('\nStopped.');
  // `runCommand` also ends a running installation or build when this process exits.
  process.exit(0);
}
