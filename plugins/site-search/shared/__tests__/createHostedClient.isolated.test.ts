import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Provider, type ProviderReply, startProvider } from '../../../../tests/support/startProvider';
import { createHostedClient } from '../createHostedClient';
import { createSearchRequest } from '../createSearchRequest';
import { classifyFailure } from '../classifyFailure';
import type { SearchClient } from '../types';

vi.mock('algoliasearch/lite', { spy: true });

const FOUND = {
  kind: 'json',
  body: { results: [{ hits: [], nbHits: 1, nbPages: 1 }] },
} satisfies ProviderReply;
const REQUEST = createSearchRequest({
  indexName: 'wirespec',
  query: 'channel',
  snippetWords: 10,
  facetFilters: ['language:en', ['docusaurus_tag:default']],
});

let first: Provider;
let second: Provider;

beforeEach(async () => {
  first = await startProvider(() => FOUND);
  second = await startProvider(() => FOUND);
});

afterEach(async () => {
  // Spies are restored first. Otherwise, a spy on a fake timer would restore the fake timer for all later tests.
  vi.restoreAllMocks();
  vi.useRealTimers();
  await Promise.all([first.stop(), second.stop()]);
});

function connect(): SearchClient {
  const host = ({ port }: Provider) => ({ url: 'localhost', port, protocol: 'http', accept: 'readWrite' }) as const;
  return createHostedClient({ appId: 'APP', apiKey: 'KEY', hosts: [host(first), host(second)] });
}

/**
 * Replaces the timers of the client. Requests still take real time.
 *
 * @returns a function that waits until the client has started a timer of the given duration in milliseconds. The client
 *   starts the timer for the body of a response when the head has arrived.
 */
function useFakeTimers(): { waitForTimer: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return {
    waitForTimer: async (milliseconds) => {
      while (!timers.mock.calls.some(([, delay]) => delay === milliseconds)) await new Promise(setImmediate);
    },
  };
}

async function readFailure(client: SearchClient): Promise<ReturnType<typeof classifyFailure>> {
  return client.search({ requests: [REQUEST] }).then(
    () => {
      throw new Error('The search succeeded, but had to fail.');
    },
    (error: unknown) => classifyFailure(error),
  );
}

describe('R-68 the hosted client', () => {
  it('posts the requests to the multi-query address, with the credentials as query parameters', async () => {
    const { results } = await connect().search({ requests: [REQUEST] });

    expect(results).toEqual(FOUND.body.results);
    const [call] = [...first.calls, ...second.calls];
    expect(call).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      parameters: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY' },
      body: { requests: [{ ...REQUEST }] },
    });
  });

  it('sends attributes, snippet lengths, highlight tags, filters and page size, and asks for no click analytics', async () => {
    await connect().search({ requests: [REQUEST] });

    const [call] = [...first.calls, ...second.calls];
    expect(call?.body).toEqual({
      requests: [
        {
          indexName: 'wirespec',
          query: 'channel',
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: ['language:en', ['docusaurus_tag:default']],
        },
      ],
    });
  });

  it.each([
    ['breaks the connection', { kind: 'broken' } as const],
    ['responds with a server error', { kind: 'json', status: 503, body: { message: 'down' } } as const],
  ])('tries the next host if one %s', async (_, reply) => {
    first.reply = () => reply;
    const { results } = await connect().search({ requests: [REQUEST] });
    expect(results).toEqual(FOUND.body.results);
    expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  });

  it('skips a host that was down for 120 seconds, then tries it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = connect();
    first.reply = () => ({ kind: 'broken' });
    const ask = (query: string) => client.search({ requests: [{ ...REQUEST, query }] });

    await ask('one');
    await ask('two');
    vi.advanceTimersByTime(119_000);
    await ask('three');
    expect(first.calls.length).toBe(1);

    vi.advanceTimersByTime(2000);
    await ask('four');
    expect(first.calls.length).toBe(2);
    expect(second.calls.length).toBe(4);
  });

  it.each([
    { waitsFor: 'the beginning of a response', silence: { kind: 'silence' } as const, seconds: 1 },
    { waitsFor: 'the rest of a response', silence: { kind: 'silence', after: 'head' } as const, seconds: 2 },
  ])('waits $seconds s for $waitsFor, then tries the next host', async ({ silence, seconds }) => {
    first.reply = () => silence;
    const { waitForTimer } = useFakeTimers();
    const response = connect().search({ requests: [REQUEST] });
    await waitForTimer(seconds * 1000);
    while (first.calls.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect([first.calls.length, second.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  });

  it('waits 30 s for a host to accept a write, then tries the next host', async () => {
    connect();
    // Our client can only search, so the provider's own client sends the write.
    const client = vi.mocked(liteClient).mock.results.at(-1)?.value as ReturnType<typeof liteClient>;
    first.reply = () => ({ kind: 'silence', after: 'head' });
    const { waitForTimer } = useFakeTimers();
    const response = client.customPost({ path: '1/indexes/wirespec', body: {} });
    await waitForTimer(30_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(second.calls.length).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(second.calls.length).toBe(1);
  });

  it('distinguishes unreachable hosts, an error status and an unreadable response', async () => {
    first.reply = second.reply = () => ({ kind: 'broken' });
    expect(await readFailure(connect())).toEqual({ kind: 'unreachable' });

    first.reply = second.reply = () => ({
      kind: 'json',
      status: 403,
      body: { message: 'Invalid Application-ID or API key', status: 403 },
    });
    expect(await readFailure(connect())).toEqual({ kind: 'refused', status: 403 });

    first.reply = second.reply = () => ({ kind: 'text', body: '<html>Sign in to the hotel network</html>' });
    expect(await readFailure(connect())).toEqual({ kind: 'unreadable' });
  });

  it('is rejected without application id or key, with the provider’s message that says which is missing', () => {
    expect(() => createHostedClient({ appId: '', apiKey: 'KEY' })).toThrow(/`?appId`? is missing/);
    expect(() => createHostedClient({ appId: 'APP', apiKey: '' })).toThrow(/`?apiKey`? is missing/);
  });
});
