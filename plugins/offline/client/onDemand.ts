// Exports the modules that the page about offline reading needs, or any page after a new release. They share one
// script, which the worker caches with the page about offline reading.
export { announceUpdate } from './announceUpdate';
export { startOfflinePage } from './startOfflinePage';
