import { setImmediate } from 'node:timers/promises';
import type { PlacedFence } from './Fence';
import { formatProblem } from './formatProblem';
import { readBlock } from './kinds';
import { readFences } from './readFences';
import type { PageSource } from './readPageSources';
import { type SampleCounts, sumCounts } from './SampleCounts';
import { fenceError, SampleError } from './SampleProblem';
import type { SampleStore } from './SampleStore';
import { substituteVersion } from './substituteVersion';

/** What a check of pages found. */
export interface PagesReport {
  counts: SampleCounts;
  /** Every problem of every page, formatted, in order. */
  problems: string[];
}

/** Two processes at a time fill the two cores we plan for. */
const PROCESSES = 2;

interface Job {
  page: PageSource;
  fence: PlacedFence;
  /** Whether its proof is mostly waiting for processes. */
  waits: boolean;
}

interface Outcome {
  counts: SampleCounts;
  problems: string[];
}

/**
 * Proves every block of the pages with the real tools, and leaves the results in the store. Nothing is skipped: one broken block does not hide the next.
 *
 * @param pages - as they stand in the project; the version is filled in here.
 */
export async function checkPages(pages: readonly PageSource[], store: SampleStore): Promise<PagesReport> {
  const unreadable: string[] = [];
  const jobs = pages.flatMap((page) => listJobs(page, unreadable));
  const outcomes = await runAll(jobs, store);
  return {
    counts: sumCounts(outcomes.map(({ counts }) => counts)),
    problems: [...unreadable, ...outcomes.flatMap(({ problems }) => problems)],
  };
}

function listJobs({ path, text }: PageSource, problems: string[]): Job[] {
  const page = { path, text: substituteVersion(text) };
  try {
    return readFences(page.text).map((fence) => ({ page, fence, waits: isWaiting(fence) }));
  } catch (error) {
    problems.push(`${path}:${describeSyntaxError(error)}`);
    return [];
  }
}

/** The Markdown parser throws messages with `line`, `column` and `reason`. */
function describeSyntaxError(error: unknown): string {
  const { line, column, reason } = Object(error) as { line?: number; column?: number; reason?: string };
  return `${line ?? 1}:${column ?? 1}  the page is not valid MDX\n  ${reason ?? String(error)}`;
}

/** Proves side by side what waits for processes, and in between, in this process, everything else. @returns the outcomes in the order of the jobs. */
async function runAll(jobs: readonly Job[], store: SampleStore): Promise<Outcome[]> {
  const outcomes = new Array<Outcome>(jobs.length);
  const entries = [...jobs.entries()];
  const waiting = entries.filter(([, { waits }]) => waits).values();
  const others = entries.filter(([, { waits }]) => !waits).values();
  const work = async (queue: Iterable<[number, Job]>): Promise<void> => {
    for (const [index, job] of queue) {
      outcomes[index] = await runJob(job, store);
      // The compiler never pauses; without this the others would wait for it.
      await setImmediate();
    }
  };
  await Promise.all([...Array.from({ length: PROCESSES }, () => work(waiting)), work(others)]);
  return outcomes;
}

function isWaiting(fence: PlacedFence): boolean {
  try {
    return readBlock(fence).waits;
  } catch {
    // Its problem is told when its turn comes.
    return false;
  }
}

async function runJob({ page, fence }: Job, store: SampleStore): Promise<Outcome> {
  try {
    const { counts } = await store.prove(fence);
    return { counts, problems: [] };
  } catch (error) {
    const { problems } = error instanceof SampleError ? error : fenceError('the block failed', String(error));
    return { counts: {}, problems: problems.map((problem) => formatProblem(page.path, page.text, fence, problem)) };
  }
}
