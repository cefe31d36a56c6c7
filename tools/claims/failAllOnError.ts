import type { ClaimFinding, Job } from './Job';

/** A tool that breaks down, as an unknown compiler may make it do, is a finding about everything that was asked of it. */
export async function failAllOnError<OneJob extends Job>(
  jobs: readonly OneJob[],
  attempt: (jobs: readonly OneJob[]) => Promise<ReadonlyMap<Job, ClaimFinding>>,
): Promise<ReadonlyMap<Job, ClaimFinding>> {
  try {
    return await attempt(jobs);
  } catch (error) {
    const observed = error instanceof Error ? error.message : String(error);
    return new Map(jobs.map((job) => [job, { observed, problem: `this could not be tried: ${observed}` }]));
  }
}
