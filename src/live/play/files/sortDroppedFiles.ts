import { LONG_TEXT_LIMIT } from '../../storage/longTexts';
import { COUNT_LIMIT, type DroppedFile } from './readDroppedFiles';
import { FILE_LIMIT } from './fileNames';

/** Files by their use in the playground. */
export interface SortedFiles {
  contracts: { path: string; text: string }[];
  /** Document to convert. A long one is a blob. */
  document?: { path: string; text: string | Blob };
  /** Messages about files that were ignored. */
  problems: string[];
}

/**
 * Maximum size of a file, in bytes. It corresponds to `DOCUMENT_LIMIT`; the limit for contracts is much lower
 * (`LENGTH_LIMIT`).
 */
const SIZE_LIMIT = 5_000_000;

/** Number of bytes of a long file that are decoded at once. */
const PART_SIZE = 500_000;

const CONTRACT = /\.ws$/i;

/** File types that the file dialog offers. */
export const ACCEPTED_FILES = '.ws,.json,.yaml,.yml,.avsc,.zip';

const DOCUMENT = /\.(?:json|ya?ml|avsc)$/i;

/** Reads files and sorts them into contracts and a document to convert. */
export async function sortDroppedFiles(dropped: readonly DroppedFile[]): Promise<SortedFiles> {
  const files = await unpackZips(dropped.slice(0, COUNT_LIMIT));
  const sorted: SortedFiles = { contracts: [], problems: [] };
  const wanted = files.filter(({ path }) => CONTRACT.test(path) || DOCUMENT.test(path));
  const contracts = wanted.filter(({ path }) => CONTRACT.test(path));
  // If there are contracts, other files in the folder are ignored.
  const others = contracts.length > 0 ? [] : wanted;
  for (const { path, file } of contracts.slice(0, FILE_LIMIT)) {
    const text = await readText(file, path, sorted.problems);
    if (text !== undefined) sorted.contracts.push({ path, text });
  }
  const [first] = others;
  if (first !== undefined) {
    const { file, path } = first;
    const isLong = file.size > LONG_TEXT_LIMIT;
    const text = await (isLong ? copyLong : readText)(file, path, sorted.problems);
    if (text !== undefined) sorted.document = { path, text };
  }
  if (dropped.length > COUNT_LIMIT) {
    sorted.problems.push(`Only the first ${COUNT_LIMIT.toLocaleString('en-US')} files were checked.`);
  }
  if (contracts.length > FILE_LIMIT) {
    sorted.problems.push(
      `Of ${contracts.length} contracts, only the first ${FILE_LIMIT} were read, because the workbench has room for ${FILE_LIMIT}.`,
    );
  }
  if (wanted.length === 0) sorted.problems.push(describeUnknown(files));
  if (others.length > 1) sorted.problems.push('One document is converted at a time: the first one was opened.');
  return sorted;
}

/**
 * Replaces archives with their files. If an archive contains a folder `contracts`, as the archives of this site do,
 * only the files of that folder are used.
 */
async function unpackZips(files: readonly DroppedFile[]): Promise<DroppedFile[]> {
  const unpacked = await Promise.all(
    files.map(async ({ path, file }) => {
      if (!/\.zip$/i.test(path) || file.size > SIZE_LIMIT) return [{ path, file }];
      const { unzipFiles } = await import('../../storage/zipFiles');
      const inside = await unzipFiles(file, SIZE_LIMIT);
      const contracts = inside.filter((entry) => entry.path.startsWith('contracts/'));
      return contracts.length > 0 ? contracts : inside;
    }),
  );
  return unpacked.flat();
}

async function readText(file: File, path: string, problems: string[]): Promise<string | undefined> {
  const text = await attempt(file, path, problems, async () =>
    new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()),
  );
  return text?.replaceAll('\r\n', '\n');
}

/**
 * Copies a long file to a blob, because the file may change or disappear while the page is open. The bytes are decoded
 * in parts to check that they are UTF-8, so that the page never holds the whole text.
 */
async function copyLong(file: File, path: string, problems: string[]): Promise<Blob | undefined> {
  return attempt(file, path, problems, async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let start = 0; start < bytes.length; start += PART_SIZE) {
      decoder.decode(bytes.subarray(start, start + PART_SIZE), { stream: true });
    }
    decoder.decode();
    return new Blob([bytes]);
  });
}

/** Reads a file, or adds the reason why it cannot be read to the problems. */
async function attempt<Result>(
  { size }: File,
  path: string,
  problems: string[],
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  if (size > SIZE_LIMIT) {
    problems.push(`${path} is larger than 5 MB and was not opened. Use the command line for it.`);
    return undefined;
  }
  try {
    return await read();
  } catch {
    problems.push(`${path} is not UTF-8 text and was not opened.`);
    return undefined;
  }
}

function describeUnknown([first]: readonly DroppedFile[]): string {
  const what = first === undefined ? 'Nothing that was dropped' : `${first.path} was not opened: it`;
  return `${what} is neither a contract (.ws) nor a document to convert (.json, .yaml, .yml or .avsc).`;
}
