import type { StringsInFiles, TrialOf } from '../../../lib/claims';
import type { EmittedFile } from '../../../lib/compiler';
import { generateCode } from '../generateCode';
import {
  collapseWhitespace,
  createFinding,
  type ClaimFinding,
  type Job,
  judgeFailure,
  listContractFiles,
} from '../Job';

/** Generates code and compares it with what the trial expects. */
export function tryEmit(job: Job<TrialOf<'emit'>>): ClaimFinding {
  const { trial, target } = job;
  const { shared = false, writes = {}, omits = {}, lacks = [], fails } = trial;
  if (target === undefined)
    throw new Error(`claims/${job.claim.id}: a trial that generates code needs a target in "for".`);
  let files: EmittedFile[];
  try {
    files = generateCode(listContractFiles(job), target, { shared });
  } catch (error) {
    return judgeFailure(`${target} fails`, String(error), fails);
  }
  if (fails !== undefined) return createFinding([`fails: ${target} does not fail with "${fails}"`], listPaths(files));
  return createFinding(
    [
      ...findStringProblems(files, writes, 'writes'),
      ...findStringProblems(files, omits, 'omits'),
      ...lacks.flatMap((part) => (files.some((file) => file.path.includes(part)) ? [`lacks: ${part} is written`] : [])),
    ],
    joinFiles(files, [...Object.keys(writes), ...Object.keys(omits)]) || listPaths(files),
  );
}

function listPaths(files: readonly EmittedFile[]): string {
  return files.map(({ path }) => path).join(', ');
}

/** Finds the files whose path contains a string, ignoring case. */
function findFiles(files: readonly EmittedFile[], pathPart: string): EmittedFile[] {
  return files.filter((file) => `/${file.path}`.toLowerCase().includes(pathPart.toLowerCase()));
}

/** Joins the paths and contents of the files that a trial names into one string. */
function joinFiles(files: readonly EmittedFile[], pathParts: readonly string[]): string {
  const found = new Set(pathParts.filter((part) => part !== '').flatMap((part) => findFiles(files, part)));
  return [...found].map(({ path, text }) => `${path}\n${text}`).join('\n');
}

/**
 * Describes each expected string that is missing (`writes`), each unwanted one that is present (`omits`), and each path
 * that matches no file.
 */
function findStringProblems(
  files: readonly EmittedFile[],
  stringsInFiles: StringsInFiles,
  key: 'writes' | 'omits',
): string[] {
  const isWanted = key === 'writes';
  return Object.entries(stringsInFiles).flatMap(([pathPart, strings]) => {
    const matching = findFiles(files, pathPart);
    if (matching.length === 0) return [`${key}: ${pathPart} is not written, only ${listPaths(files)}`];
    const contents = matching.map(({ text }) => collapseWhitespace(text)).join('\n');
    return strings
      .filter((string) => contents.includes(string) !== isWanted)
      .map((string) => `${key}: ${pathPart || 'every file'} ${isWanted ? 'lacks' : 'has'} "${string}"`);
  });
}
