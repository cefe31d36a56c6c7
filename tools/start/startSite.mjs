import { ensureBuild } from '../support/ensureBuild.mjs';
import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { readAddress, reservePort } from '../serve/reservePort.mjs';
import { REPOSITORY, SITE_BUILD } from '../support/paths.mjs';
import { printProblem } from '../support/printProblem.mjs';

/** Serves the site at the port of `PORT` and the addresses of `HOST` until Ctrl+C; an error is printed and ends the process with exit code 1. */
export async function startSite() {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const address = readAddress(process.env);
    const server = await reservePort(address);
    try {
      await ensureInstalled(REPOSITORY);
      await ensureBuild(REPOSITORY);
      // Imported only now: it needs an installed package.
      const { compressAnswers } = await import('../serve/compressAnswers.mjs');
      const { createStaticListener } = await import('../serve/createStaticListener.mjs');
      server.answerWith(compressAnswers(createStaticListener(SITE_BUILD)));
    } catch (error) {
      server.close();
      throw error;
    }
    console.log(`The site is at http://${process.env.HOST || 'localhost'}:${address.port} (Ctrl+C ends it).`);
  } catch (error) {
    printProblem(error);
    process.exitCode = 1;
  }
}

function stop() {
  console.log('\nStopped.');
  // Ends a running installation or build as well; the open port and its connections close with the process.
  process.exit(0);
}
