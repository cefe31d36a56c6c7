import type { LoadedRelease } from '../../../lib/compiler/compileWith';
import { describeFailure } from '../../../lib/compiler/describeFailure';
import { loadFormerRelease } from '../../../lib/compiler/hosts/loadFormerRelease';
import type { FromCompilerWorker, ToCompilerWorker } from '../../../lib/compiler/liveRequests';
import { FORMER_VERSIONS } from '../../../lib/compiler/releases';
import { tryCompile } from '../../../lib/compiler/tryCompile';

// The worker of a former release, whose version is its name. It only generates code: everything else is done by the release of the site.

void start();

async function start(): Promise<void> {
  try {
    const version = FORMER_VERSIONS.find((known) => known === self.name);
    if (version === undefined) throw new Error(`There is no release ${self.name}.`);
    answerWith(await loadFormerRelease(version));
  } catch (error) {
    // The page is told that the worker has ended; of a rejected promise it would not hear.
    reportError(error);
  }
}

function answerWith(loaded: LoadedRelease): void {
  self.addEventListener('message', ({ data: { id, kind, request } }: MessageEvent<ToCompilerWorker>) => {
    try {
      if (kind !== 'compile') throw new Error(`A former release only generates code: it cannot answer "${kind}".`);
      send({ kind: 'answer', id, answer: { ...tryCompile(loaded, request), diagnostics: [] } });
    } catch (error) {
      send({ kind: 'failure', id, ...describeFailure(error) });
    }
  });
  send({ kind: 'ready' });
}

function send(message: FromCompilerWorker): void {
  self.postMessage(message);
}
