import type { Converter } from '@site/lib/compiler/types';
import { fromStoredText, type HeldText, toStoredText } from '../../storage/longTexts';
import { readText, storeText } from '../../storage/textStorage';
import type { StoredWork } from './PlayState';
import { createStoredWork } from './storedWork';

/** A document to convert. */
export interface PlayDocument {
  text: HeldText;
  /** Path of the file, if the document comes from one. */
  path?: string | undefined;
  /** Format that the reader chose; undefined detects it from the document. */
  format?: Converter | undefined;
}

/** Storage key of the document's text. */
export const DOCUMENT_KEY = 'playground.document';

/** Reads the document that the browser has stored. */
export function readStoredDocument(): PlayDocument {
  return { text: fromStoredText(readText(DOCUMENT_KEY) ?? '') };
}

export function storeDocument({ text }: PlayDocument): void {
  storeText(DOCUMENT_KEY, toStoredText(text));
}

export function toDocumentWork({ text, path = 'document' }: PlayDocument): StoredWork {
  return createStoredWork('document', [{ path, text: toStoredText(text) }]);
}

/** Converts a stored document back: the reverse of `toDocumentWork`. */
export function fromDocumentWork({ files: [file] }: StoredWork): PlayDocument {
  return file === undefined
    ? { text: '' }
    : { text: fromStoredText(file.text), ...(file.path === 'document' ? {} : { path: file.path }) };
}

/** Returns the name of the file for a document. */
export function nameFile({ path, text }: PlayDocument): string {
  const extension = /^\s*[[{]/.test(typeof text === 'string' ? text : text.start) ? 'json' : 'yaml';
  return path ?? `document.${extension}`;
}
