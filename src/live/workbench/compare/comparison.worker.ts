import { compareContracts, hasEqualComments, hasEqualTrees } from '@site/lib/changes';
import type { ComparisonRequest, ComparisonResponse } from './createComparer';
import { READY } from '../../workers/ready';

// Runs in a worker, because the time grows fast with the number of definitions, and a link can contain contracts with
// many of them.

self.addEventListener('message', ({ data: { before, after } }: MessageEvent<ComparisonRequest>) => {
  self.postMessage({
    changes: compareContracts(before, after),
    hasEqualTrees: hasEqualTrees(before, after),
    hasEqualComments: hasEqualComments(before, after),
  } satisfies ComparisonResponse);
});
self.postMessage(READY);
