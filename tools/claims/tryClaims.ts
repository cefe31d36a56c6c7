import type { Claim, CommandTrial, Trial } from '../../lib/claims';
import { CLAIM_FILE } from '../../lib/claims/listClaimIds';
import type { ClaimFinding, Job } from './Job';
import { failAllOnError } from './failAllOnError';
import { tryCommand } from './runners/tryCommand';
import { tryCompile } from './runners/tryCompile';
import { tryConvert } from './runners/tryConvert';
import { tryEmit } from './runners/tryEmit';
import { tryLanguageServer } from './runners/tryLanguageServer';
import { tryScripts } from './runners/tryScripts';
import { findNeededTool, type SystemTool } from './systemTools';

/** What came of a claim. */
export interface ClaimVerdict {
  id: string;
  /** `skipped` when a tool of the system is missing and nothing else speaks against the claim. */
  state: 'holds' | 'fails' | 'skipped';
  /** How often something was tried. */
  trials: number;
  /** One sentence for each trial that failed or could not be made. */
  problems: string[];
  /** What the tools said and wrote, one text for each trial. */
  observed: string[];
}

/** A trial for each of its targets. */
function listJobs(claim: Claim): Job[] {
  return claim.trials.flatMap((trial): Job[] =>
    'for' in trial ? trial.for.map((target) => ({ claim, trial, target })) : [{ claim, trial }],
  );
}

/**
 * Tries claims with the real tools; nothing is remembered.
 *
 * @param tools - the tools of the system that are installed.
 * @returns one verdict for each claim, in order.
 * @throws Error when a package of `claims/package.json` is missing, or a compiler crashes.
 */
export async function tryClaims(
  claims: readonly Claim[],
  tools: ReadonlyMap<SystemTool, string>,
): Promise<ClaimVerdict[]> {
  const jobs = claims.flatMap(listJobs);
  const possible = jobs.filter(({ trial, target }) => {
    const needed = findNeededTool(trial, target);
    return needed === undefined || tools.has(needed);
  });
  const findings = await tryJobs(possible);
  return claims.map((claim) =>
    createVerdict(
      claim,
      jobs.filter((job) => job.claim === claim),
      findings,
    ),
  );
}

/** Starts what runs in processes of its own first: while they run, this process does the rest. */
async function tryJobs(jobs: readonly Job[]): Promise<Map<Job, ClaimFinding>> {
  const findings = new Map<Job, ClaimFinding>();
  const keep = async <OneJob extends Job>(
    list: readonly OneJob[],
    attempt: (list: readonly OneJob[]) => Promise<ReadonlyMap<Job, ClaimFinding>>,
  ): Promise<void> => {
    for (const [job, finding] of await failAllOnError(list, attempt)) findings.set(job, finding);
  };
  const commands = pick(jobs, 'command');
  await Promise.all([
    keep(pick(jobs, 'compile'), tryCompile),
    keep(pick(jobs, 'script'), async (list) => pair(list, await tryScripts(list))),
    keep(commands.filter(isInProcess), (list) => inTurn(list, tryCommand)),
    keep(
      commands.filter((job) => !isInProcess(job)),
      (list) => inTurn(list, tryCommand),
    ),
    keep(pick(jobs, 'emit'), (list) => inTurn(list, tryEmit)),
    keep(pick(jobs, 'convert'), (list) => inTurn(list, tryConvert)),
  ]);
  // Alone: while this process is busy, answers of the server wait, and it would seem not to answer.
  await keep(pick(jobs, 'language-server'), async (list) => pair(list, await tryLanguageServer(list)));
  return findings;
}

function pair(jobs: readonly Job[], findings: readonly ClaimFinding[]): Map<Job, ClaimFinding> {
  return new Map(
    jobs.flatMap((job, index): [Job, ClaimFinding][] => {
      const finding = findings[index];
      return finding === undefined ? [] : [[job, finding]];
    }),
  );
}

async function inTurn<OneJob extends Job>(
  jobs: readonly OneJob[],
  attempt: (job: OneJob) => ClaimFinding | Promise<ClaimFinding>,
): Promise<Map<Job, ClaimFinding>> {
  const findings: ClaimFinding[] = [];
  for (const job of jobs) findings.push(await attempt(job));
  return pair(jobs, findings);
}

function isInProcess({ trial }: Job<CommandTrial>): boolean {
  return trial.process === true;
}

/** The jobs of one way of trying. */
function pick<Name extends Trial['try']>(jobs: readonly Job[], name: Name): Job<Extract<Trial, { try: Name }>>[] {
  return jobs.filter((job): job is Job<Extract<Trial, { try: Name }>> => job.trial.try === name);
}

function createVerdict({ id }: Claim, jobs: readonly Job[], findings: ReadonlyMap<Job, ClaimFinding>): ClaimVerdict {
  const results = jobs.map((job) => ({ job, finding: findings.get(job) }));
  const failed = results.flatMap(({ job, finding }) =>
    finding?.problem === undefined ? [] : [`${describe(job)}: ${finding.problem}`],
  );
  const missing = results.flatMap(({ job, finding }) =>
    finding === undefined
      ? [`${describe(job)}: ${findNeededTool(job.trial, job.target) ?? 'a tool'} is not installed.`]
      : [],
  );
  return {
    id,
    state: failed.length > 0 ? 'fails' : missing.length > 0 ? 'skipped' : 'holds',
    trials: jobs.length - missing.length,
    problems: [...failed, ...missing],
    observed: results.map(({ finding }) => finding?.observed ?? ''),
  };
}

function describe({ claim, trial, target }: Job): string {
  const count = claim.trials.length;
  const which = count > 1 ? `, trial ${claim.trials.indexOf(trial) + 1} of ${count}` : '';
  return `claims/${claim.id}/${CLAIM_FILE}${which}${target === undefined ? '' : ` (${target})`}`;
}
