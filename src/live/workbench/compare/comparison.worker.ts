import { compareContracts, hasEqualComments, hasEqualTrees } from '@site/lib/changes';
import type { ComparisonRequest, ComparisonResponse } from './createComparer';
import { READY } from '../../workers/ready';

// Runs in a worker, because a comparison of many definitions takes long, and a link can contain contracts with many
// definitions.

self.addEventListener('message', ({ data: { before, after } }: MessageEvent<ComparisonRequest>) => {
  self.postMessage({
    changes: compareContracts(before, after),
    hasEqualTrees: hasEqualTrees(before, after),
    hasEqualComments: hasEqualComments(before, after),
  } satisfies ComparisonResponse);
});
self.postMessage(READY);
