// Modules that are loaded on demand: `startOfflinePage` on the page about offline reading, and `announceUpdate` on any
// page after a new release. They share one script, which the worker caches with the page about offline reading.
export { announceUpdate } from './announceUpdate';
export { startOfflinePage } from './startOfflinePage';
