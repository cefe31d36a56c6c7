// One script for all that is rarely needed: the worker keeps it with the page about reading offline.
export { announceUpdate } from './announceUpdate';
export { startPage } from './startPage';
