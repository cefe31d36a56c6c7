import { UNKNOWN_PATH } from './listRoutes.mjs';

/**
 * Audits that fail on purpose. Every run names them; one that does not fail after all is a fault.
 *
 * @type {readonly import('./judge.mjs').Exception[]}
 */
export const EXCEPTIONS = [
  {
    route: UNKNOWN_PATH,
    audit: 'http-status-code',
    reason: 'a path without a page has the status 404, which keeps it out of search engines',
  },
  {
    route: UNKNOWN_PATH,
    audit: 'errors-in-console',
    about: new RegExp(`\\bstatus of 404\\b.*${UNKNOWN_PATH}$`),
    reason: 'the browser logs the status 404 of the page itself',
  },
];
