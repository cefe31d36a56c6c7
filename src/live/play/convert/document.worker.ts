import { findLosses, findPlaces, placeLosses } from '../../../../lib/losses';
import { parseJson } from '../../../client/parseJson';
import type { DocumentAnswer, DocumentQuestion } from './documentAnswer';
import { readDocument } from './readDocument';

// A document of a few megabytes takes seconds to parse: typing must not wait for that.

self.addEventListener('message', ({ data }: MessageEvent<DocumentQuestion>) => {
  void answer(data)
    .catch((error: unknown): DocumentAnswer => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((it) => {
      self.postMessage(it);
    });
});

async function answer({ text, contract }: DocumentQuestion): Promise<DocumentAnswer> {
  const document = await readDocument(text);
  if (contract === undefined) return { document };
  const losses = findLosses(parseJson(document.json), contract);
  const find = document.isYaml ? (await import('./readYaml')).findYamlPlaces : findPlaces;
  return { losses: placeLosses(losses, text, find) };
}
