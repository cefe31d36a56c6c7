import { loadFormerRelease } from '../../../lib/compiler/former/loadFormerRelease';
import { tryCompile } from '../../../lib/compiler/tryCompile';
import { serveRequests } from './serveRequests.worker';

// Worker of a former release, whose version is the name of the worker. It only generates code; the site's release
// handles all other requests.

void start();

async function start(): Promise<void> {
  try {
    const loaded = await loadFormerRelease(self.name);
    serveRequests(({ kind, request }) => {
      if (kind !== 'compile') throw new Error(`A former release only generates code. It does not support "${kind}".`);
      return { ...tryCompile(loaded, request), diagnostics: [] };
    });
  } catch (error) {
    // Triggers the error event of the worker, which a rejected promise would not.
    reportError(error);
  }
}
