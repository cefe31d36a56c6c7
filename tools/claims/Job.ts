import { CLAIM_FILE } from '../../lib/claims/listClaimIds';
import type { Claim, Target, Trial } from '../../lib/claims';
import type { ContractSource } from '../../lib/compiler';

/** One run of a trial: for one target where the trial has several, so that a claim may be several jobs. */
export interface Job<OneTrial extends Trial = Trial> {
  claim: Claim;
  trial: OneTrial;
  /** Only where the trial generates code. */
  target?: Target;
}

/** What came of a job. */
export interface ClaimFinding {
  /** Why the claim does not hold, as a sentence; nothing where it does. */
  problem?: string;
  /** What the tool said or wrote, shortened: what a comparison of two compilers compares. */
  observed: string;
}

/** The files of a trial by their path in its folder. */
export function listTrialFiles({ claim, trial }: Job): Record<string, string> {
  const start = trial.folder === undefined ? '' : `${trial.folder}/`;
  return Object.fromEntries(
    Object.entries(claim.files)
      .filter(([file]) => file.startsWith(start) && !(start === '' && file === CLAIM_FILE))
      .map(([file, text]) => [file.slice(start.length), text]),
  );
}

/** The text of a file that a trial names; the schema has made sure that it is there. */
export function readTrialFile(job: Job, name: string): string {
  const text = listTrialFiles(job)[name];
  if (text === undefined) throw new Error(`claims/${job.claim.id} has no file "${name}".`);
  return text;
}

/** The contract of a trial as the compiler reads it: the file it names, or all `.ws` files of its folder in one compilation. */
export function listContract(job: Job): ContractSource[] {
  const name = 'contract' in job.trial ? job.trial.contract : undefined;
  const files = listTrialFiles(job);
  const sources = Object.entries(files).filter(([file]) => (name === undefined ? file.endsWith('.ws') : file === name));
  return sources.map(([path, text]) => ({ path, text }));
}

/** Each run of blanks and line ends as one blank. */
export function collapseBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** A text for people: not longer than a screen. */
function shorten(text: string, length = 2000): string {
  return text.length > length ? `${text.slice(0, length)} …` : text;
}

/** A problem that names what came instead. @param problem - such as `lacks "x"`; none where the claim holds. */
export function createFinding(problems: readonly string[], observed: string): ClaimFinding {
  const shown = shorten(observed);
  return problems.length === 0
    ? { observed: shown }
    : { observed: shown, problem: `${problems.join('; ')}. It is: ${shorten(observed, 600) || 'nothing'}` };
}
