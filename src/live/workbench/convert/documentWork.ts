import { type Converter, CONVERTERS } from '@site/lib/compiler/types';
import { deleteUnusedTexts, fromStoredText, type HeldText, holdText, toStoredText } from '../../storage/longTexts';
import type { ModeWork, Texts } from '../session/ModeWork';

/** A document to convert. */
export interface WorkbenchDocument {
  text: HeldText;
  /** Path of the file, if the document comes from one. */
  path?: string | undefined;
  /** Format that the reader chose; undefined detects it from the document. */
  format?: Converter | undefined;
}

/** Names in previous work of documents that do not come from files. Earlier releases of the site used no extension. */
const UNNAMED_DOCUMENT = /^document(?:\.json|\.yaml)?$/;

/** Work of the mode *Convert*. The text of the document is stored across reloads; its path and format are not. */
export const DOCUMENT_WORK: ModeWork = {
  mode: 'convert',
  kind: 'document',
  title: 'Document',
  object: 'your document',
  hasContracts: false,
  keys: { text: 'playground.document' },
  toFiles: (texts) => [{ path: nameFile(readDocumentTexts(texts)), text: texts.text ?? '' }],
  fromFiles: ([{ path, text } = { path: '', text: '' }]) => ({
    text,
    path: UNNAMED_DOCUMENT.test(path) ? '' : path,
    format: '',
  }),
  async openFile({ path, text }) {
    const held = await holdText(text);
    if (typeof held !== 'string') void deleteUnusedTexts();
    return { texts: writeDocumentTexts({ path, text: held }), reason: 'The opened document replaced another one.' };
  },
};

/** Reads a document from the texts of the mode. */
export function readDocumentTexts({ text = '', path = '', format }: Texts): WorkbenchDocument {
  return {
    text: fromStoredText(text),
    path: path === '' ? undefined : path,
    format: CONVERTERS.find((name) => name === format),
  };
}

/** Writes a document to texts of the mode: the reverse of `readDocumentTexts`. */
export function writeDocumentTexts({ text, path = '', format }: WorkbenchDocument): Texts {
  return { text: toStoredText(text), path, format: format ?? '' };
}

/** Returns whether a document has no text. */
export function isBlank({ text }: WorkbenchDocument): boolean {
  return typeof text === 'string' && text.trim() === '';
}

/** Returns the path of a document, or a file name for a document that does not come from a file. */
export function nameFile({ path, text }: WorkbenchDocument): string {
  const extension = /^\s*[[{]/.test(typeof text === 'string' ? text : text.start) ? 'json' : 'yaml';
  return path ?? `document.${extension}`;
}
