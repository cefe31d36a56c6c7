import { loadFormerRelease } from '../../../lib/compiler/hosts/loadFormerRelease';
import { FORMER_VERSIONS } from '../../../lib/compiler/releases';
import { tryCompile } from '../../../lib/compiler/tryCompile';
import { serveRequests } from './serveRequests.worker';

// Worker of a former release, whose version is the name of the worker. It only generates code; the site's release
// handles all other requests.

void start();

async function start(): Promise<void> {
  try {
    const version = FORMER_VERSIONS.find((known) => known === self.name);
    if (version === undefined)
      throw new Error(`This worker is named "${self.name}", which is not a former release of the compiler.`);
    const loaded = await loadFormerRelease(version);
    serveRequests(({ kind, request }) => {
      if (kind !== 'compile') throw new Error(`A former release only generates code. It does not support "${kind}".`);
      return { ...tryCompile(loaded, request), diagnostics: [] };
    });
  } catch (error) {
    // Triggers the error event of the worker, which a rejected promise would not.
    reportError(error);
  }
}
