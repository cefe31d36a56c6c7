// Exports all modules that only some pages need, so that they share one script. The worker caches the script with the
// page about offline reading.
export { announceUpdate } from './announceUpdate';
export { startPage } from './startPage';
