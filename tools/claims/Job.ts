import path from 'node:path';
import { CLAIM_FILE } from '../../lib/claims/listClaimIds';
import type { Claim, Trial } from '../../lib/claims';
import type { ContractSource, Target } from '../../lib/compiler';

/** One run of a trial, which is an attempt to prove a claim. A trial with several targets consists of several jobs. */
export interface Job<OneTrial extends Trial = Trial> {
  claim: Claim;
  trial: OneTrial;
  /** The target to generate code for, if the trial generates code. */
  target?: Target;
}

/** The result of a job. */
export interface ClaimFinding {
  /** Message that says why the claim does not hold; undefined if it holds. */
  problem?: string;
  /** Output of the tool, shortened. `npm run upgrade:compiler` compares it between two compilers. */
  observed: string;
}

/** Returns the contents of a trial's files, keyed by path relative to its folder. Omits `claim.yaml`. */
export function listTrialFiles({ claim, trial }: Job): Record<string, string> {
  const start = trial.folder === undefined ? '' : `${trial.folder}/`;
  return Object.fromEntries(
    Object.entries(claim.files)
      .filter(([file]) => file.startsWith(start) && file !== CLAIM_FILE)
      .map(([file, text]) => [file.slice(start.length), text]),
  );
}

/**
 * Reads a file that a trial names.
 *
 * @throws Error if the claim has no such file, which `readClaims` prevents
 */
export function readTrialFile(job: Job, name: string): string {
  const text = listTrialFiles(job)[name];
  if (text === undefined) {
    const folder = path.posix.join('claims', job.claim.id, job.trial.folder ?? '');
    throw new Error(`${folder} has no file "${name}": add it, or correct its name in ${CLAIM_FILE}.`);
  }
  return text;
}

/** Lists the contract files of a trial for one compilation: the file it names, or all `.ws` files of its folder. */
export function listContractFiles(job: Job): ContractSource[] {
  const name = 'contract' in job.trial ? job.trial.contract : undefined;
  const files = listTrialFiles(job);
  const sources = Object.entries(files).filter(([file]) => (name === undefined ? file.endsWith('.ws') : file === name));
  return sources.map(([file, text]) => ({ path: file, text }));
}

/** Replaces each run of whitespace with one space. */
export function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Cuts a string to a length that a maintainer can read in a report. */
function truncate(text: string, length = 2000): string {
  return text.length > length ? `${text.slice(0, length)} …` : text;
}

/**
 * Creates the result of a job.
 *
 * @param problems - unmet expectations, such as `lacks "x"`; empty if the claim holds
 * @param observed - output of the tool; the problem quotes its beginning
 */
export function createFinding(problems: readonly string[], observed: string): ClaimFinding {
  const shown = truncate(observed);
  return problems.length === 0
    ? { observed: shown }
    : { observed: shown, problem: `${problems.join('; ')}. Observed: ${truncate(observed, 600) || 'nothing'}` };
}

/**
 * Creates the result of a job whose tool reports a failure.
 *
 * @param failure - names what failed, for the problem: "java fails"
 * @param message - message of the tool
 * @param expected - part of the message that the claim announces; undefined if it announces no failure
 */
export function judgeFailure(failure: string, message: string, expected: string | undefined): ClaimFinding {
  if (expected === undefined) return createFinding([`fails: ${failure}, but the claim does not expect this`], message);
  return createFinding(message.includes(expected) ? [] : [`fails: ${failure}, but not with "${expected}"`], message);
}
