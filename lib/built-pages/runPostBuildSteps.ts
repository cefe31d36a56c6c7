import { setImmediate } from 'node:timers/promises';
import type { BuiltSite, PostBuildRun, PostBuildStep } from './PostBuildStep';

/**
 * Runs steps over the pages of a built site, in their order. Each page is parsed once for all steps and then let go, so that memory does not grow with the site.
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
    const before = site.pages.map(({ changeCount }) => changeCount);
    const line = await finish?.();
    if (line !== undefined) report(line);
    // What was changed while pages were read waits for the first step that changes the page now: that one knows elements by their places in the file that is still there.
    site.pages.forEach((page, index) => {
      if (page.changeCount !== before[index]) page.save();
      page.release();
    });
  }

  for (const page of site.pages) page.save();
}
