import { ReaderError } from '@site/src/client/ReaderError';
import { findDuplicateKeyLosses, findLosses, findPointerOffsets, locateLosses } from '../../../../lib/losses';
import { findRefusedNames } from '../../../../lib/losses/findRefusedNames';
import type { DocumentResponse, DocumentRequest } from './documentMessages';
import { normalizeLineBreaks } from '../session/normalizeLineBreaks';
import { limitLosses } from './limitLosses';
import { loadYaml, parseConverted, readDocument } from './readDocument';
import { LOADING, READY } from '../../workers/ready';

// Runs in a worker, because parsing a document of several megabytes takes seconds.

self.addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  void respond(data).then(send, (error: unknown) => {
    // Any other error ends the worker, and the page reports it. The page must not get a message as well, because the
    // message could arrive first.
    if (error instanceof ReaderError) send({ problem: error.message });
    else reportError(error);
  });
});
self.postMessage(READY);

/** The last document, which is needed again to find the losses of its conversion. */
let last: { text: string; document: Awaited<ReturnType<typeof readDocument>> } | undefined;

function send(response: DocumentResponse): void {
  self.postMessage(response);
}

async function respond({ text: sent, contract }: DocumentRequest): Promise<DocumentResponse> {
  const text = typeof sent === 'string' ? sent : normalizeLineBreaks(await sent.text());
  const document = last?.text === text ? last.document : await readDocument(text, loadParser);
  last = { text, document };
  if (contract === undefined) {
    // The page passes a blob on to the compiler without reading it.
    return { document: typeof sent === 'string' ? document : { ...document, json: new Blob([document.json]) } };
  }
  // Duplicate keys in YAML need no search, because the YAML parser refuses them.
  const duplicates = document.isYaml ? [] : findDuplicateKeyLosses(document.json);
  const content = parseConverted(document.json);
  const losses = [...duplicates, ...findRefusedNames(content), ...findLosses(content, contract)];
  const findOffsets = document.isYaml ? (await loadParser()).findYamlPointerOffsets : findPointerOffsets;
  return limitLosses(locateLosses(losses, document.isYaml ? text : document.json, findOffsets));
}

/** Loads the YAML parser. The time limit of the request excludes the time of loading. */
async function loadParser(): ReturnType<typeof loadYaml> {
  self.postMessage(LOADING);
  const parser = await loadYaml();
  self.postMessage(READY);
  return parser;
}
