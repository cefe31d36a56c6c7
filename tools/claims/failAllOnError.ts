import { describeError } from '../../lib/errors/describeError';
import type { ClaimFinding, Job } from './Job';

/**
 * Runs jobs, and turns an exception into a failed finding for each of them. A tool may crash when a new compiler
 * generates unexpected code.
 *
 * @param attempt - tries all jobs
 * @returns the findings of `attempt`, or one failed finding per job
 */
export async function failAllOnError<OneJob extends Job>(
  jobs: readonly OneJob[],
  attempt: (jobs: readonly OneJob[]) => Promise<ReadonlyMap<Job, ClaimFinding>>,
): Promise<ReadonlyMap<Job, ClaimFinding>> {
  try {
    return await attempt(jobs);
  } catch (error) {
    const observed = describeError(error);
    return new Map(jobs.map((job) => [job, { observed, problem: `the trial could not be run: ${observed}` }]));
  }
}
