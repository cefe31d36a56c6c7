import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { TrialOf } from '../../../lib/claims';
import { createFinding, type ClaimFinding, type Job } from '../Job';
import { CLAIMS } from '../../support/paths.mjs';
import { runCommand } from '../../support/runCommand.mjs';

/**
 * Runs all programs in one Node process, because loading the compiler takes longer than most of them.
 *
 * @returns the finding of each job
 */
export async function tryScripts(jobs: readonly Job<TrialOf<'script'>>[]): Promise<Map<Job, ClaimFinding>> {
  if (jobs.length === 0) return new Map();
  const files = jobs.map(({ claim, trial }) => path.join(CLAIMS, claim.id, trial.folder ?? '', trial.script));
  const runner = path.join(__dirname, 'importScripts.mjs');
  // Programs print lines of their own, which must not be mistaken for results.
  const prefix = randomUUID();
  const { exitCode, stdout, stderr } = await runCommand(process.execPath, [runner, prefix, ...files], { cwd: CLAIMS });
  const lines = stdout.split('\n').filter((line) => line.startsWith(prefix));
  const judge = (line: string | undefined): ClaimFinding => {
    if (line === undefined) {
      return createFinding(
        [`script: Node ended with exit code ${exitCode} before this program ended`],
        `${stdout.replaceAll(prefix, '')}${stderr}`,
      );
    }
    // The cast is safe: `importScripts.mjs` wrote this line.
    const { error } = JSON.parse(line.slice(prefix.length)) as { error?: string };
    return createFinding(error === undefined ? [] : ['script: the program throws'], error ?? '');
  };
  return new Map(jobs.map((job, index) => [job, judge(lines[index])]));
}
