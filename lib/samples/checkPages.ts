import { formatProblem } from './formatProblem';
import { parseFence, type SampleRequest } from './parseFence';
import { type PlacedFence, readFences } from './readFences';
import { resolveSample, type SampleHost } from './resolveSample';
import { reportFence, SampleError } from './SampleProblem';
import { substituteVersion } from './substituteVersion';
import type { SampleData } from './types';

export interface PageSource {
  /** Path relative to the project. */
  path: string;
  text: string;
}

/** How many blocks of each kind the pages hold. */
export interface SampleCounts {
  pages: number;
  validContracts: number;
  wrongContracts: number;
  /** Files shown that an emitter or a converter wrote. */
  generatedFiles: number;
  commandsRun: number;
  /** Productions of the grammar shown. */
  productions: number;
  otherBlocks: number;
}

export interface PagesReport {
  counts: SampleCounts;
  /** Every problem of every page, formatted, in order. */
  problems: string[];
}

/** Commands are processes of their own, so two at a time fill the two cores we plan for. */
const CONCURRENCY = 2;

interface Job {
  page: PageSource;
  fence: PlacedFence;
}

interface Outcome {
  request?: SampleRequest;
  sample?: SampleData;
  problems: string[];
}

/** Checks every block of the pages with the real tools. Nothing is skipped: one broken block does not hide the next. */
export async function checkPages(pages: readonly PageSource[], host: SampleHost): Promise<PagesReport> {
  const problems: string[] = [];
  const jobs = pages.flatMap((page) => listJobs(page, problems));
  const outcomes = await mapWithLimit(jobs, CONCURRENCY, (job) => runJob(job, host));
  return {
    counts: count(
      pages.length,
      outcomes.flatMap(({ sample }) => (sample ? [sample] : [])),
    ),
    problems: [...problems, ...outcomes.flatMap((outcome) => outcome.problems)],
  };
}

function listJobs({ path, text }: PageSource, problems: string[]): Job[] {
  const page = { path, text: substituteVersion(text) };
  try {
    return readFences(page.text).map((fence) => ({ page, fence }));
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

async function runJob({ page, fence }: Job, host: SampleHost): Promise<Outcome> {
  try {
    const request = parseFence(fence);
    return { request, sample: await resolveSample(request, host), problems: [] };
  } catch (error) {
    const { problems } = error instanceof SampleError ? error : reportFence('the block failed', String(error));
    return { problems: problems.map((problem) => formatProblem(page.path, page.text, fence, problem)) };
  }
}

async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

function count(pages: number, samples: readonly SampleData[]): SampleCounts {
  const counts: SampleCounts = {
    pages,
    validContracts: 0,
    wrongContracts: 0,
    generatedFiles: 0,
    commandsRun: 0,
    productions: 0,
    otherBlocks: 0,
  };
  for (const sample of samples) {
    switch (sample.kind) {
      case 'contract':
        counts[sample.expectation === 'wrong' ? 'wrongContracts' : 'validContracts'] += 1;
        for (const { files } of sample.outputs) counts.generatedFiles += files.length;
        break;
      case 'converted':
        counts[sample.contract.expectation === 'wrong' ? 'wrongContracts' : 'validContracts'] += 1;
        counts.generatedFiles += 1;
        break;
      case 'output':
        counts.generatedFiles += sample.output.files.length;
        break;
      case 'console':
        counts.commandsRun += sample.steps.length;
        break;
      case 'grammar':
        counts.productions += sample.productions.length;
        break;
      case 'plain':
        counts.otherBlocks += 1;
        break;
    }
  }
  return counts;
}

/** The counts as one line. */
export function describeCounts(counts: SampleCounts): string {
  const contracts = counts.validContracts + counts.wrongContracts;
  return [
    `${counts.pages} pages`,
    `${contracts} contract blocks: ${counts.validContracts} valid, ${counts.wrongContracts} wrong on purpose`,
    `${counts.generatedFiles} generated files`,
    `${counts.commandsRun} commands run`,
    `${counts.productions} productions of the grammar`,
    `${counts.otherBlocks} other blocks`,
  ].join('; ');
}
