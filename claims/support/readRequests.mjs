import { wirespecFetch, wirespecFetchIr } from '@flock/wirespec/fetch';

const RAW = { method: /** @type {const} */ ('GET'), path: ['find'] };

/**
 * @param {Record<string, unknown>} queries
 * @param {Record<string, unknown>} [headers]
 * @returns {Promise<Request>} the first request that `wirespecFetch` sends
 */
export async function readRequest(queries, headers = {}) {
  /** @type {Request[]} */
  const requests = [];
  const raw = /** @type {Parameters<typeof wirespecFetch>[0]} */ ({ ...RAW, queries, headers });
  await wirespecFetch(raw, (address, init) => {
    requests.push(new Request(`https://library.example${address}`, init));
    return Promise.resolve(new Response('[]'));
  });
  return requireFirst(requests);
}

/**
 * @param {Record<string, string[]>} queries
 * @param {Record<string, string[]>} [headers]
 * @returns {Promise<Request>} the first request that `wirespecFetchIr` sends
 */
export async function readRequestIr(queries, headers = {}) {
  /** @type {Request[]} */
  const requests = [];
  await wirespecFetchIr({ ...RAW, queries, headers, body: undefined }, (address, init) => {
    requests.push(new Request(`https://library.example${address}`, init));
    return Promise.resolve(new Response('[]'));
  });
  return requireFirst(requests);
}

/** @param {Request[]} requests */
function requireFirst([request]) {
  if (request === undefined) throw new Error('No request was sent.');
  return request;
}
