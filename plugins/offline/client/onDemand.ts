// One script for all rarely used parts. The worker caches it with the page about offline reading.
export { announceUpdate } from './announceUpdate';
export { startPage } from './startPage';
