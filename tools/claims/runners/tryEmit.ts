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
      ...findTexts(files, writes, 'writes'),
      ...findTexts(files, omits, 'omits'),
      ...lacks.flatMap((part) => (files.some((file) => file.path.includes(part)) ? [`lacks: ${part} is written`] : [])),
    ],
    readMatching(files, [...Object.keys(writes), ...Object.keys(omits)]) || listPaths(files),
  );
}

function listPaths(files: readonly EmittedFile[]): string {
  return files.map(({ path }) => path).join(', ');
}

function findMatching(files: readonly EmittedFile[], place: string): EmittedFile[] {
  return files.filter((file) => `/${file.path}`.toLowerCase().includes(place.toLowerCase()));
}

/** Joins the files that a trial names into one string. */
function readMatching(files: readonly EmittedFile[], places: readonly string[]): string {
  const found = new Set(places.filter((place) => place !== '').flatMap((place) => findMatching(files, place)));
  return [...found].map(({ path, text }) => `${path}\n${text}`).join('\n');
}

/**
 * Describes each expected string that is missing (`writes`), each unwanted one that is present (`omits`), and each path
 * that matches no file.
 */
function findTexts(files: readonly EmittedFile[], texts: StringsInFiles, key: 'writes' | 'omits'): string[] {
  const wanted = key === 'writes';
  return Object.entries(texts).flatMap(([place, list]) => {
    const matching = findMatching(files, place);
    if (matching.length === 0) return [`${key}: ${place} is not written, only ${listPaths(files)}`];
    const all = matching.map(({ text }) => collapseWhitespace(text)).join('\n');
    return list
      .filter((text) => all.includes(text) !== wanted)
      .map((text) => `${key}: ${place || 'every file'} ${wanted ? 'lacks' : 'has'} "${text}"`);
  });
}
