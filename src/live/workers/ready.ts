// Messages with which the worker of a `TimedWorker` reports that it is ready, or that it loads a script.

/**
 * Message with which the worker of a `TimedWorker` reports that its script is loaded. The time limit of the first
 * request begins with this message.
 */
export const READY = 'ready';

/**
 * Message with which such a worker reports that a request loads another script. It sends `READY` when the script is
 * loaded, and the time limit of the request begins again.
 */
export const LOADING = 'loading';
