import { setImmediate } from 'node:timers/promises';
import type { BuiltSite, PostBuildRun, PostBuildStep } from './PostBuildStep';

/**
 * Runs steps over the pages of a built site, in their order. Each page is read and parsed once for all steps, and written once, behind the last of them. Its tree is let go when all
 * have read it: the trees of a large site do not fit into memory together.
 *
 * @param report - gets the lines the steps tell
 * @throws Error of the first step that fails
 */
export async function runPostBuildSteps(
  steps: readonly PostBuildStep[],
  site: BuiltSite,
  report: (line: string) => void,
): Promise<void> {
  const runs: PostBuildRun[] = [];
  for (const step of steps) runs.push(await step.start(site));

  for (const page of site.pages) {
    for (const { readPage } of runs) await readPage?.(page);
    page.release();
    // For what a step does in other threads.
    await setImmediate();
  }

  for (const { finish } of runs) {
    const line = await finish?.();
    if (line !== undefined) report(line);
  }

  for (const page of site.pages) page.save();
}
