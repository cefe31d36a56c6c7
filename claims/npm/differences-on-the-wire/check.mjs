import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { wirespecFetch, wirespecFetchIr } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { runNode, TSC, WIRESPEC, withScratchFolder } from '../../support/programs.mjs';

/** @typedef {Record<string, (input: object) => Promise<unknown>>} Client */

const CONTRACT = path.join(import.meta.dirname, 'contract.ws');
const require = createRequire(import.meta.url);

/**
 * Loads the client that the compiler generates.
 *
 * @param {string} name of the module without its extension
 * @param {readonly string[]} options
 * @param {unknown} transport
 * @returns {Client}
 */
function loadClient(name, options, transport) {
  return withScratchFolder((folder) => {
    runNode(folder, [WIRESPEC, 'compile', '-i', CONTRACT, '-o', folder, '-l', 'TypeScript', ...options]);
    runNode(folder, [TSC, `${name}.ts`, '--module', 'commonjs', '--target', 'es2022']);
    /** @type {{ client: (...args: unknown[]) => Client }} */
    const { client } = require(path.join(folder, `${name}.js`));
    return client(wirespecSerialization, transport);
  });
}

/** @type {Request[]} */
const requests = [];

/**
 * @param {string} address
 * @param {RequestInit | undefined} init
 */
function answer(address, init) {
  requests.push(new Request(`https://library.example${address}`, init));
  return Promise.resolve(new Response(null, { status: 204 }));
}

const transport = (/** @type {Parameters<typeof wirespecFetch>[0]} */ raw) => wirespecFetch(raw, answer);
const transportIr = (/** @type {Parameters<typeof wirespecFetchIr>[0]} */ raw) => wirespecFetchIr(raw, answer);
const client = loadClient('client', [], transport);
const clientIr = loadClient('Client', ['--ir'], { transport: transportIr });
const search = { title: 'Cats & Dogs', tags: ['a', 'b'], trace: undefined, places: ['x', 'y'] };
await client.FindBooks?.(search);
await clientIr.findBooks?.(search);
await client.AddGenre?.({ body: 'NOVEL' });
await clientIr.addGenre?.({ body: 'NOVEL' });

assert.deepEqual(
  requests.map(({ url }) => url.replace('https://library.example', '')),
  [
    '/books?title=Cats%20&%20Dogs&tags=a&tags=b',
    '/books?title=Cats%20%26%20Dogs&tags=a&tags=b',
    ...['/genres', '/genres'],
  ],
);
const headers = requests.slice(0, 2).map((request) => [request.headers.get('trace'), request.headers.get('places')]);
assert.deepEqual(headers, [
  ['undefined', '["x","y"]'],
  ['', 'x,y'],
]);
const bodies = await Promise.all(requests.slice(2).map((request) => request.text()));
assert.deepEqual(bodies, ['NOVEL', '"NOVEL"']);
