import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import type { HostedAccount } from './shared/createHostedClient';
import { createIndexStep } from './createIndexStep';
import { createSearchKeyStep } from './createSearchKeyStep';
import { writeOpenSearch } from './writeOpenSearch';

/**
 * Prepares the search of the built site: writes the embedded index or checks the key of the hosted search, and writes
 * the OpenSearch description.
 *
 * @param hosted - account of the hosted search; undefined selects the embedded index
 */
export function createSearchStep(hosted: HostedAccount | undefined): PostBuildStep {
  const step = hosted === undefined ? createIndexStep() : createSearchKeyStep(hosted);

  return {
    async start(site) {
      const run = await step.start(site);

      return {
        ...run,
        async finish() {
          await writeOpenSearch(site);
          return run.finish?.();
        },
      };
    },
  };
}
