/** File name of the service worker. It is at the root of the site, because its scope is its folder. */
export const WORKER_FILE = 'sw.js';

/** Path of the page about offline reading, relative to the base URL. */
export const OFFLINE_PAGE = 'offline';
