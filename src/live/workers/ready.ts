/**
 * Message with which the worker of a `TimedWorker` reports that its script is loaded. The time limit of the first
 * request begins with this message.
 */
export const READY = 'ready';
