import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import type { HostedAccount } from '../../lib/search/createHostedClient';
import { createIndexStep } from './createIndexStep';
import { createSearchKeyStep } from './createSearchKeyStep';
import { writeOpenSearch } from './writeOpenSearch';

export interface SearchStepOptions {
  /** Route of the search page, below the base URL. */
  searchPagePath: string;
  /** Account at the hosted provider; without it the site gets an index of its own. */
  hostedSearch: HostedAccount | undefined;
}

/** Prepares the search of the built site: its index, or the check of the hosted search's key; and the description of the search page for browsers. */
export function createSearchStep({ searchPagePath, hostedSearch }: SearchStepOptions): PostBuildStep {
  const step = hostedSearch === undefined ? createIndexStep(searchPagePath) : createSearchKeyStep(hostedSearch);

  return {
    name: 'search',
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
