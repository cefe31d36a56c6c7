import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import type { HostedAccount } from './shared/createHostedClient';
import { createIndexStep } from './createIndexStep';
import { createSearchKeyStep } from './createSearchKeyStep';
import { writeOpenSearch } from './writeOpenSearch';

export interface SearchStepOptions {
  /** Path of the search page, relative to the base URL. */
  searchPagePath: string;
  /** Hosted search account; undefined selects the embedded index. */
  hostedSearch: HostedAccount | undefined;
}

/**
 * Prepares the search of the built site: writes the embedded index or checks the key of the hosted search, and writes
 * the OpenSearch description.
 */
export function createSearchStep({ searchPagePath, hostedSearch }: SearchStepOptions): PostBuildStep {
  const step = hostedSearch === undefined ? createIndexStep(searchPagePath) : createSearchKeyStep(hostedSearch);

  return {
    async start(site) {
      const run = await step.start(site);

      return {
        ...run,
        async finish() {
          await writeOpenSearch(site, searchPagePath);
          return run.finish?.();
        },
      };
    },
  };
}
