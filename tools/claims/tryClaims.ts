import type { Claim, SystemTool, Trial, TrialOf } from '../../lib/claims';
import { CLAIM_FILE } from '../../lib/claims/listClaimIds';
import type { ClaimFinding, Job } from './Job';
import { failAllOnError } from './failAllOnError';
import { tryCommand } from './runners/tryCommand';
import { tryCompile } from './runners/tryCompile';
import { tryConvert } from './runners/tryConvert';
import { tryEmit } from './runners/tryEmit';
import { tryScripts } from './runners/tryScripts';
import { listNeededTools } from './systemTools';

/** The result of trying a claim. */
export interface ClaimVerdict {
  id: string;
  /** `skipped` means that a system tool is missing and no trial failed. */
  state: 'holds' | 'fails' | 'skipped';
  /** Number of jobs that ran. A trial with several targets has one job for each. */
  jobCount: number;
  /** One message for each job that failed or could not run. */
  problems: string[];
  /** Output of the tools, one string per job; empty for a job that could not run. */
  observed: string[];
}

function listJobs(claim: Claim): Job[] {
  return claim.trials.flatMap((trial): Job[] =>
    'for' in trial ? trial.for.map((target) => ({ claim, trial, target })) : [{ claim, trial }],
  );
}

/**
 * Tries claims with the real tools, without a cache.
 *
 * @param tools - installed system tools
 * @returns one verdict per claim, in order; if a tool crashes, the verdict is `fails`
 */
export async function tryClaims(
  claims: readonly Claim[],
  tools: ReadonlyMap<SystemTool, string>,
): Promise<ClaimVerdict[]> {
  const jobs = claims.flatMap(listJobs);
  const possible = jobs.filter(({ trial, target }) => listNeededTools(trial, target).every((tool) => tools.has(tool)));
  const findings = await tryJobs(possible);
  return claims.map((claim) =>
    createVerdict(
      claim,
      jobs.filter((job) => job.claim === claim),
      findings,
      tools,
    ),
  );
}

/**
 * Runs all jobs. Jobs that use separate processes start first, so that this process can run the others in the meantime.
 */
async function tryJobs(jobs: readonly Job[]): Promise<Map<Job, ClaimFinding>> {
  const findings = new Map<Job, ClaimFinding>();
  const collect = async <OneJob extends Job>(
    list: readonly OneJob[],
    attempt: (list: readonly OneJob[]) => Promise<ReadonlyMap<Job, ClaimFinding>>,
  ): Promise<void> => {
    for (const [job, finding] of await failAllOnError(list, attempt)) findings.set(job, finding);
  };
  const commands = filterByKind(jobs, 'command');
  await Promise.all([
    collect(filterByKind(jobs, 'compile'), tryCompile),
    collect(filterByKind(jobs, 'script'), tryScripts),
    collect(commands.filter(runsInChildProcess), (list) => tryInSequence(list, tryCommand)),
    collect(
      commands.filter((job) => !runsInChildProcess(job)),
      (list) => tryInSequence(list, tryCommand),
    ),
    collect(filterByKind(jobs, 'emit'), (list) => tryInSequence(list, tryEmit)),
    collect(filterByKind(jobs, 'convert'), (list) => tryInSequence(list, tryConvert)),
  ]);
  return findings;
}

async function tryInSequence<OneJob extends Job>(
  jobs: readonly OneJob[],
  attempt: (job: OneJob) => ClaimFinding | Promise<ClaimFinding>,
): Promise<Map<Job, ClaimFinding>> {
  const findings = new Map<Job, ClaimFinding>();
  for (const job of jobs) findings.set(job, await attempt(job));
  return findings;
}

function runsInChildProcess({ trial }: Job<TrialOf<'command'>>): boolean {
  return trial.process === true;
}

function filterByKind<Kind extends Trial['try']>(jobs: readonly Job[], kind: Kind): Job<TrialOf<Kind>>[] {
  return jobs.filter((job): job is Job<TrialOf<Kind>> => job.trial.try === kind);
}

function createVerdict(
  { id }: Claim,
  jobs: readonly Job[],
  findings: ReadonlyMap<Job, ClaimFinding>,
  tools: ReadonlyMap<SystemTool, string>,
): ClaimVerdict {
  const results = jobs.map((job) => ({ job, finding: findings.get(job) }));
  const failed = results.flatMap(({ job, finding }) =>
    finding?.problem === undefined ? [] : [`${describeJob(job)}: ${finding.problem}`],
  );
  const missing = results.flatMap(({ job, finding }) =>
    finding === undefined ? [`${describeJob(job)}: ${describeMissingTools(job, tools)} not installed.`] : [],
  );
  return {
    id,
    state: failed.length > 0 ? 'fails' : missing.length > 0 ? 'skipped' : 'holds',
    jobCount: jobs.length - missing.length,
    problems: [...failed, ...missing],
    observed: results.map(({ finding }) => finding?.observed ?? ''),
  };
}

function describeMissingTools({ trial, target }: Job, tools: ReadonlyMap<SystemTool, string>): string {
  const missing = listNeededTools(trial, target)
    .filter((tool) => !tools.has(tool))
    .map((tool) => (tool === 'python3' ? 'python3 (3.10 or newer)' : tool));
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'}`;
}

/**
 * Keys of a trial that `describeJob` omits: the kind (`try`), the target (`for`), and the expectations, which the
 * problem of a finding names.
 */
const OMITTED_KEYS: ReadonlySet<string> = new Set(
  'try for error writes omits lacks fails refused exitCode prints hides'.split(' '),
);

/**
 * Names the file, the trial, and the keys that decide what the trial does, because any of them may be the wrong one.
 */
function describeJob({ claim, trial, target }: Job): string {
  const count = claim.trials.length;
  const which = count > 1 ? `, trial ${claim.trials.indexOf(trial) + 1} of ${count}` : '';
  const settings = [
    ...(target === undefined ? [] : [`for: ${target}`]),
    ...Object.entries(trial)
      .filter(([key]) => !OMITTED_KEYS.has(key))
      .map(([key, value]) => `${key}: ${describeSetting(value)}`),
  ];
  return `claims/${claim.id}/${CLAIM_FILE}${which} (${settings.join(', ')})`;
}

/** Formats the value of a key in at most 80 characters. */
function describeSetting(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
