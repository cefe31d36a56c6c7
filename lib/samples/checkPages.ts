import { setImmediate } from 'node:timers/promises';
import type { LocatedFence } from './Fence';
import { formatProblem } from './formatProblem';
import { readFences } from './readFences';
import type { PageSource } from './readPageSources';
import { createFenceError, SampleError } from './SampleProblem';
import type { SampleStore } from './SampleStore';
import { substituteVersion } from './substituteVersion';

/** Result of `checkPages`. */
export interface PagesReport {
  /** Summary in one line: the number of pages, and the number of blocks of each kind. */
  summary: string;
  /** All problems of all pages, formatted, in order. */
  problems: string[];
}

/** Number of blocks that are proved at the same time. CI machines have two cores. */
const PARALLEL_PROOFS = 2;

interface Job {
  page: PageSource;
  fence: LocatedFence;
}

interface Outcome {
  /** Kind of the block; undefined if the block has problems. */
  kind?: string;
  problems: string[];
}

/**
 * Proves all blocks of the pages and leaves the results in the store. Continues after a failure, so that one run
 * reports all problems.
 *
 * @param pages - page sources, before `substituteVersion`
 * @returns the report; problems do not throw
 */
export async function checkPages(pages: readonly PageSource[], store: SampleStore): Promise<PagesReport> {
  const unreadable: string[] = [];
  const jobs = pages.flatMap((page) => listJobs(page, unreadable));
  const outcomes = await proveBlocks(jobs, store);
  return {
    summary: summarize(pages.length, outcomes),
    problems: [...unreadable, ...outcomes.flatMap(({ problems }) => problems)],
  };
}

function summarize(pages: number, outcomes: readonly Outcome[]): string {
  const kinds = outcomes.flatMap(({ kind }) => kind ?? []);
  const counts = [...new Set(kinds)].map((name) => `${kinds.filter((kind) => kind === name).length} ${name}`);
  return `${pages} pages; ${kinds.length} blocks: ${counts.join(', ')}`;
}

function listJobs({ path, text }: PageSource, problems: string[]): Job[] {
  try {
    const page = { path, text: substituteVersion(text) };
    return readFences(page.text).map((fence) => ({ page, fence }));
  } catch (error) {
    if (error instanceof SampleError) {
      problems.push(...error.problems.map((problem) => formatProblem(path, text, { line: 0, column: 1 }, problem)));
    } else problems.push(`${path}:${describeSyntaxError(error)}`);
    return [];
  }
}

/** Formats an error of the Markdown parser, which throws objects with `line`, `column` and `reason`. */
function describeSyntaxError(error: unknown): string {
  const { line, column, reason } = Object(error) as { line?: number; column?: number; reason?: string };
  return `${line ?? 1}:${column ?? 1}  the page is not valid MDX\n  ${reason ?? String(error)}`;
}

/** @returns outcomes in job order */
async function proveBlocks(jobs: readonly Job[], store: SampleStore): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // The loops share an iterator, so that each takes different jobs.
  const queue = jobs.entries();
  const proveRemaining = async (): Promise<void> => {
    for (const [index, job] of queue) {
      outcomes[index] = await proveBlock(job, store);
      // Yields to the event loop, because the compiler runs synchronously and would block the other loop.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PROOFS }, proveRemaining));
  return outcomes;
}

async function proveBlock({ page, fence }: Job, store: SampleStore): Promise<Outcome> {
  try {
    const { sample } = await store.prove(fence);
    return { kind: sample.kind, problems: [] };
  } catch (error) {
    const { problems } =
      error instanceof SampleError
        ? error
        : createFenceError('the block cannot be proved, because of an unexpected error', String(error));
    return { problems: problems.map((problem) => formatProblem(page.path, page.text, fence, problem)) };
  }
}
