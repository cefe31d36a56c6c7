import type { ContractSource } from '@site/lib/compiler/types';
import { ReaderError } from '@site/src/client/ReaderError';
import { LONG_TEXT_LIMIT } from '../../storage/longTexts';
import { FILE_COUNT_LIMIT, type OpenedFile } from './readDroppedFiles';
import { FILE_LIMIT, listPaths } from '../session/fileNames';
import { normalizeLineBreaks } from '../session/normalizeLineBreaks';

type ReadableFile = Required<OpenedFile>;

/** Files by their use in the workbench. */
export interface SortedFiles {
  contracts: ContractSource[];
  /** Document to convert. The text of a long document is a blob. */
  document?: { path: string; text: string | Blob };
  /** Messages about files that were ignored. */
  problems: string[];
}

/**
 * Maximum size of a file, in bytes. It corresponds to `DOCUMENT_LIMIT`; the limit for contracts is much lower
 * (`LENGTH_LIMIT`).
 */
const SIZE_LIMIT = 5_000_000;

/** Advice about a file that is too large. */
const COMMAND_LINE_ADVICE = 'Open a smaller file, or use the command line.';

/** Advice about an archive that is too large. */
const UNPACK_ADVICE = 'Unpack it, and open the files that you need.';

const CONTRACT_EXTENSION = /\.ws$/i;

/** File types that the file dialog offers. */
export const ACCEPTED_FILES = '.ws,.json,.yaml,.yml,.avsc,.zip';

const DOCUMENT_EXTENSION = /\.(?:json|ya?ml|avsc)$/i;

/**
 * Unpacks archives, reads the files, and sorts them into contracts and a document to convert. The document is the first
 * one that can be read. Documents are read only if there are no contracts.
 */
export async function sortOpenedFiles(opened: readonly OpenedFile[]): Promise<SortedFiles> {
  const sorted: SortedFiles = { contracts: [], problems: [] };
  const files = await unpackZips(selectReadable(opened.slice(0, FILE_COUNT_LIMIT), sorted.problems), sorted.problems);
  const supported = files.filter(({ path }) => canOpen(path));
  const contracts = supported.filter(({ path }) => CONTRACT_EXTENSION.test(path));
  const documents = supported.filter(({ path }) => !CONTRACT_EXTENSION.test(path));
  const queue = contracts.length > 0 ? [] : documents;
  for (const { path, file } of contracts.slice(0, FILE_LIMIT)) {
    const text = await attempt(sorted.problems, () => readText(file, path));
    if (text !== undefined) sorted.contracts.push({ path, text });
  }
  let readCount = 0;
  for (const { file, path } of queue) {
    readCount += 1;
    const read = file.size > LONG_TEXT_LIMIT ? copyLongFile : readText;
    const text = await attempt<string | Blob>(sorted.problems, () => read(file, path));
    if (text === undefined) continue;
    sorted.document = { path, text };
    break;
  }
  if (opened.length > FILE_COUNT_LIMIT) {
    sorted.problems.push(
      `Only the first ${FILE_COUNT_LIMIT.toLocaleString('en-US')} files were checked. Open the others separately.`,
    );
  }
  if (contracts.length > FILE_LIMIT) {
    sorted.problems.push(
      `Of ${contracts.length} contracts, only the first ${FILE_LIMIT} were read, because the workbench has room for ${FILE_LIMIT}. Use the command line for more.`,
    );
  }
  // If no file could be read or unpacked, the problems already describe everything that was opened.
  if (supported.length === 0 && (files.length > 0 || sorted.problems.length === 0)) {
    sorted.problems.push(describeUnopened(files));
  }
  if (contracts.length > 0) sorted.problems.push(...describeDocuments(documents, opened));
  if (readCount < queue.length) {
    sorted.problems.push(`Only one document can be open at a time. Ignored: ${listPaths(queue.slice(readCount))}.`);
  }
  return sorted;
}

/**
 * Describes the documents that the reader opened together with contracts. Leaves out documents in folders and archives,
 * because most of them, such as `package.json`, have nothing to do with the contracts.
 */
function describeDocuments(documents: readonly ReadableFile[], opened: readonly OpenedFile[]): string[] {
  const chosen = documents.filter(({ path, file }) => !path.includes('/') && opened.some((it) => it.file === file));
  if (chosen.length === 0) return [];
  return [`Only contracts were opened, without ${listPaths(chosen)}. To convert a document, open it on its own.`];
}

function canOpen(path: string): boolean {
  return CONTRACT_EXTENSION.test(path) || DOCUMENT_EXTENSION.test(path);
}

/** Returns the files that the browser could read. Adds a message about the other files to the problems. */
function selectReadable(opened: readonly OpenedFile[], problems: string[]): ReadableFile[] {
  const unreadable = opened.filter(({ file }) => file === undefined);
  if (unreadable.length > 0) problems.push(describeUnreadable(unreadable));
  return opened.filter((entry): entry is ReadableFile => entry.file !== undefined);
}

/** Runs an action. If it fails with a `ReaderError`, adds the message to the problems and returns undefined. */
async function attempt<Result>(problems: string[], action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

/** Replaces archives with their files. */
async function unpackZips(files: readonly ReadableFile[], problems: string[]): Promise<ReadableFile[]> {
  const unpacked: ReadableFile[] = [];
  for (const file of files) {
    if (!/\.zip$/i.test(file.path)) unpacked.push(file);
    else unpacked.push(...((await attempt(problems, () => unpackZip(file, problems))) ?? []));
  }
  return unpacked;
}

/**
 * Unpacks an archive. If it contains a folder `contracts`, as the archives of this site do, only the files of that
 * folder are used.
 *
 * @param problems - receives a message about each file in the archive that is too large
 * @throws ReaderError if the archive cannot be unpacked
 */
async function unpackZip({ path, file }: ReadableFile, problems: string[]): Promise<ReadableFile[]> {
  const bytes = await readBytes(file, path, UNPACK_ADVICE);
  const zip = await import('../../storage/zipFiles').catch((error: unknown) => {
    throw new ReaderError(
      `${path} was not opened, because a script of this page could not be loaded. Check the connection and open it again.`,
      { cause: error },
    );
  });
  const unzipped = zip.unzipFiles(bytes, SIZE_LIMIT);
  if (unzipped === 'unreadable') {
    throw new ReaderError(
      `${path} is not a zip archive that this page can read, and was not opened. It may be damaged, encrypted, or compressed in an unusual way: create or download it again, or open its files.`,
    );
  }
  if (unzipped === 'too large') {
    throw new ReaderError(`${path} unpacks to more than 50 MB and was not opened. ${UNPACK_ADVICE}`);
  }
  const contracts = unzipped.files.filter((entry) => entry.path.startsWith('contracts/'));
  for (const name of unzipped.tooLarge.filter(canOpen)) {
    problems.push(describeLarge(`${name} in ${path}`, COMMAND_LINE_ADVICE));
  }
  return contracts.length > 0 ? contracts : unzipped.files;
}

/** @throws ReaderError if the file cannot be read, is too large, or is not UTF-8 */
async function readText(file: File, path: string): Promise<string> {
  const bytes = await readBytes(file, path, COMMAND_LINE_ADVICE);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8, with a null after each letter.
    if (text.includes('\0')) throw new TypeError('The text contains null characters.');
    return normalizeLineBreaks(text);
  } catch (error) {
    throw createEncodingError(path, error);
  }
}

/**
 * Copies a long file to a blob, because the file may change or disappear while the page is open. The stream decodes the
 * bytes in chunks to check that they are UTF-8, so that the page never holds the whole text.
 *
 * @throws ReaderError if the file cannot be read, is too large, or is not UTF-8
 */
async function copyLongFile(file: File, path: string): Promise<Blob> {
  const blob = new Blob([await readBytes(file, path, COMMAND_LINE_ADVICE)]);
  try {
    await blob
      .stream()
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
      .pipeTo(new WritableStream());
  } catch (error) {
    throw createEncodingError(path, error);
  }
  return blob;
}

function createEncodingError(path: string, cause: unknown): ReaderError {
  return new ReaderError(`${path} is not UTF-8 text and was not opened. Save it as UTF-8 and open it again.`, {
    cause,
  });
}

/**
 * Reads a file.
 *
 * @param advice - sentence about what to do with a file that is too large
 * @throws ReaderError if the file cannot be read or is too large
 */
async function readBytes(file: File, path: string, advice: string): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > SIZE_LIMIT) throw new ReaderError(describeLarge(path, advice));
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new ReaderError(describeUnreadable([{ path }]), { cause: error });
  }
}

/** @param entries - files or folders */
function describeUnreadable(entries: readonly { path: string }[]): string {
  const [exist, pronoun] = entries.length === 1 ? ['it still exists', 'it'] : ['they still exist', 'them'];
  return `The browser could not read ${listPaths(entries)}. Check that ${exist} and that you have permission to read ${pronoun}, then open ${pronoun} again.`;
}

/** @param advice - sentence about what to do instead */
function describeLarge(path: string, advice: string): string {
  return `${path} is larger than 5 MB and was not opened. ${advice}`;
}

function describeUnopened(files: readonly ReadableFile[]): string {
  const kinds = 'a contract (.ws) or a document (.json, .yaml, .yml or .avsc)';
  return files.length === 0
    ? `Nothing was opened. Open ${kinds}.`
    : `${listPaths(files)} ${files.length === 1 ? 'was' : 'were'} not opened. Open ${kinds}.`;
}
