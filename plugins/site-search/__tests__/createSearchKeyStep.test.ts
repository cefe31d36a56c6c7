import { expect, it } from 'vitest';
import { createSearchKeyStep, type ReadPermissions } from '../createSearchKeyStep';

const ACCOUNT = { appId: 'APP', apiKey: 'key' };

async function finish(readPermissions: ReadPermissions): Promise<string | undefined> {
  const site = {
    folder: '',
    siteFolder: '',
    url: '',
    baseUrl: '/',
    title: '',
    tagline: '',
    pages: [],
  };
  const run = await createSearchKeyStep(ACCOUNT, readPermissions).start(site);

  return run.finish?.();
}

it('refuses a key with write permissions, and names them', async () => {
  await expect(finish(() => Promise.resolve(['search', 'addObject', 'editSettings']))).rejects.toThrow(
    'WIRESPEC_SITE_SEARCH_API_KEY has the permissions addObject, editSettings',
  );
});

it('accepts a key that can only read', async () => {
  expect(await finish(() => Promise.resolve(['search', 'browse']))).toBeUndefined();
});

it('reports that the permissions were not checked, with the reason', async () => {
  expect(await finish(() => Promise.reject(Object.assign(new Error('no'), { status: 403 })))).toBe(
    'The permissions of the search key were not checked, because the provider responded with status 403. Check WIRESPEC_SITE_SEARCH_APP_ID and WIRESPEC_SITE_SEARCH_API_KEY.',
  );
  expect(await finish(() => Promise.reject(new SyntaxError('Unexpected token <')))).toContain(
    "because the provider's response was unreadable",
  );
  expect(await finish(() => Promise.reject(new Error('no network')))).toContain('could not be reached');
});
