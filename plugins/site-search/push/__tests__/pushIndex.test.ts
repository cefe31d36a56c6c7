// cspell:ignore Sizefor
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { algoliasearch } from 'algoliasearch';
import {
  type Provider,
  type ProviderCall,
  type ProviderReply,
  startProvider,
} from '../../../../tests/support/startProvider';
import { INDEX_SETTINGS, listProviderSynonyms } from '../../shared/indexSettings';
import { pushIndex } from '../pushIndex';
import { describeError } from '../../../../lib/errors/describeError';
import { describePushFailure } from '../describePushFailure';
import type { SearchRecord } from '../../shared/types';

const record = (objectID: string, content: string): SearchRecord => ({
  objectID,
  url: 'https://example.com/docs/types',
  url_without_anchor: 'https://example.com/docs/types',
  anchor: null,
  type: 'content',
  hierarchy: { lvl0: 'Language', lvl1: 'Types', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content,
  language: 'en',
  docusaurus_tag: 'default',
  weight: { page_rank: 3, links: 1, level: 0, position: 1 },
});
const TARGET = { appId: 'APP', indexName: 'wirespec' };
const RECORDS = [record('/docs/types-1', 'One'), record('/docs/types-2', 'Two')];

const accept = ({ path }: ProviderCall): ProviderReply => ({
  kind: 'json',
  body: path.includes('/task/') ? { status: 'published' } : { taskID: 7, updatedAt: '2026-01-01', objectIDs: [] },
});

let provider: Provider;

beforeEach(async () => {
  provider = await startProvider(accept);
});

afterEach(async () => {
  await provider.stop();
});

function connect() {
  return algoliasearch('APP', 'ADMIN', {
    hosts: [{ url: 'localhost', port: provider.port, protocol: 'http', accept: 'readWrite' }],
  });
}

describe('pushIndex', () => {
  it('fills a temporary index with settings, synonyms and records, and then replaces the old index with it', async () => {
    await pushIndex(connect(), TARGET, RECORDS);

    const writes = provider.calls.filter(({ path }) => !path.includes('/task/'));
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /1/indexes/wirespec_next/settings',
      'POST /1/indexes/wirespec_next/synonyms/batch',
      'POST /1/indexes/wirespec_next/batch',
      'POST /1/indexes/wirespec_next/operation',
    ]);
    expect(writes[0]?.body).toEqual(INDEX_SETTINGS);
    expect(writes[1]).toMatchObject({ parameters: { replaceExistingSynonyms: 'true' }, body: listProviderSynonyms() });
    expect(writes[2]?.body).toEqual({ requests: RECORDS.map((body) => ({ action: 'addObject', body })) });
    expect(writes[3]?.body).toEqual({ operation: 'move', destination: 'wirespec' });
  });

  it('keeps the old index and deletes the temporary one if the provider refuses a request', async () => {
    provider.reply = (call) =>
      call.path.endsWith('/batch')
        ? { kind: 'json', status: 403, body: { message: 'Not enough rights', status: 403 } }
        : accept(call);

    await expect(pushIndex(connect(), TARGET, RECORDS)).rejects.toThrow('Not enough rights');
    expect(provider.calls.some(({ path }) => path.endsWith('/operation'))).toBe(false);
    expect(provider.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/1/indexes/wirespec_next' });
  });

  it('refuses to push an empty index', async () => {
    await expect(pushIndex(connect(), TARGET, [])).rejects.toThrow('The built site has no search records');
    expect(provider.calls).toEqual([]);
  });
});

describe('the error of a failed push', () => {
  const fail = async (reply: ProviderReply): Promise<string> => {
    provider.reply = () => reply;
    return pushIndex(connect(), TARGET, RECORDS).then(
      () => 'no error',
      (error: unknown) => describeError(error),
    );
  };

  it('names the rejected key, the application, and the permissions that the key needs', async () => {
    expect(await fail({ kind: 'json', status: 403, body: { message: 'Invalid API key', status: 403 } })).toMatch(
      /^The application APP rejected SEARCH_ADMIN_KEY for the index wirespec \(status 403\)\. Use a key .+ Invalid API key$/,
    );
  });

  it('distinguishes other responses', async () => {
    expect(await fail({ kind: 'json', status: 400, body: { message: 'Bad settings', status: 400 } })).toBe(
      'The application APP responded with status 400 for the index wirespec: Bad settings',
    );
    expect(await fail({ kind: 'text', body: '<html>Sign in</html>' })).toContain(
      'Does this network require a sign-in?',
    );
  });

  it('suggests checks if no host can be reached', () => {
    expect(describePushFailure(new Error('Unreachable hosts'), TARGET)).toBe(
      'No host of the application APP could be reached for the index wirespec: check WIRESPEC_SITE_SEARCH_APP_ID and the network connection. Unreachable hosts',
    );
  });
});
