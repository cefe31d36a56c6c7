/**
 * Message with which the worker of a `TimedWorker` reports that its script is loaded. The time limits of requests begin
 * with it.
 */
export const READY = 'ready';
