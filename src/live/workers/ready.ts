/**
 * Message from the worker of a `TimedWorker`: its script is loaded. The time limit of the first request begins with
 * this message.
 */
export const READY = 'ready';

/**
 * Message from the worker of a `TimedWorker`: the current request loads another script. The worker sends `READY` when
 * that script is loaded, and the time limit of the request begins again.
 */
export const LOADING = 'loading';
