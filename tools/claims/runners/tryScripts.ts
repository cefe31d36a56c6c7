import path from 'node:path';
import type { ScriptTrial } from '../../../lib/claims';
import { runTool } from '../compilers/runTool';
import { createFinding, type ClaimFinding, type Job } from '../Job';
import { CLAIMS } from '../../support/paths.mjs';

/**
 * Imports the programs one after the other in one process of Node, because loading the compiler takes longer than most of them.
 *
 * @returns the findings in the order of the jobs.
 */
export async function tryScripts(jobs: readonly Job<ScriptTrial>[]): Promise<ClaimFinding[]> {
  if (jobs.length === 0) return [];
  const files = jobs.map(({ claim, trial }) => path.join(CLAIMS, claim.id, trial.folder ?? '', trial.script));
  const runner = path.join(__dirname, 'importScripts.mjs');
  const { exitCode, stdout, stderr } = await runTool(process.execPath, [runner, ...files], { cwd: CLAIMS });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return jobs.map((_, index) => {
    const line = lines[index];
    if (line === undefined) {
      return createFinding([`the programs ended with exit code ${exitCode} before this one`], `${stdout}${stderr}`);
    }
    // Written by importScripts.mjs.
    const { error } = JSON.parse(line) as { error?: string };
    return createFinding(error === undefined ? [] : ['script: the program throws'], error ?? '');
  });
}
