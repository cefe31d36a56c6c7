import { findLosses, findPointerOffsets, locateLosses } from '../../../../lib/losses';
import { parseJson } from '../../../client/parseJson';
import type { DocumentResponse, DocumentRequest, ReadDocument } from './documentMessages';
import { loadYaml, readDocument } from './readDocument';

// Runs in a worker, because parsing a document of several megabytes takes seconds.

self.addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  void answer(data)
    .catch((error: unknown): DocumentResponse => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((it) => {
      self.postMessage(it);
    });
});

/** The last document, which the report needs again after the conversion. */
let last: { text: string; document: ReadDocument } | undefined;

async function answer({ text, contract }: DocumentRequest): Promise<DocumentResponse> {
  const document = last?.text === text ? last.document : await readDocument(text);
  last = { text, document };
  if (contract === undefined) return { document };
  const losses = findLosses(parseJson(document.json), contract);
  const find = document.isYaml ? (await loadYaml()).findYamlPointerOffsets : findPointerOffsets;
  return { losses: locateLosses(losses, text, find) };
}
