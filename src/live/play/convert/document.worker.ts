import { findLosses, findPlaces, placeLosses } from '../../../../lib/losses';
import { parseJson } from '../../../client/parseJson';
import type { DocumentAnswer, DocumentQuestion, ReadDocument } from './documentAnswer';
import { loadYaml, readDocument } from './readDocument';

// Runs in a worker, because parsing a document of several megabytes takes seconds.

self.addEventListener('message', ({ data }: MessageEvent<DocumentQuestion>) => {
  void answer(data)
    .catch((error: unknown): DocumentAnswer => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((it) => {
      self.postMessage(it);
    });
});

/** The last document, which the report needs again after the conversion. */
let last: { text: string; document: ReadDocument } | undefined;

async function answer({ text, contract }: DocumentQuestion): Promise<DocumentAnswer> {
  const document = last?.text === text ? last.document : await readDocument(text);
  last = { text, document };
  if (contract === undefined) return { document };
  const losses = findLosses(parseJson(document.json), contract);
  const find = document.isYaml ? (await loadYaml()).findYamlPlaces : findPlaces;
  return { losses: placeLosses(losses, text, find) };
}
