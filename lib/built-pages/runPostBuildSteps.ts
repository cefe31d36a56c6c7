import { setImmediate } from 'node:timers/promises';
import type { BuiltSite, PostBuildRun, PostBuildStep } from './PostBuildStep';

/**
 * Runs steps over the pages of a built site, in order.
 *
 * Each page is parsed once for all steps. When all steps have read it, its tree is released, because the trees of a
 * large site do not fit into memory together. Edited pages are written after the last step.
 *
 * @param report - receives the log lines that the steps return
 * @throws the error of the first step that fails; the pages are then not written
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
    page.releaseTree();
    // Yields to the event loop, so that results of worker threads can arrive.
    await setImmediate();
  }

  for (const { finish } of runs) {
    const line = await finish?.();
    if (line !== undefined) report(line);
  }

  for (const page of site.pages) await page.save();
}
