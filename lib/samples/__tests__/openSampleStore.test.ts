import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { createMarkdownId } from '../createMarkdownId';
import { hashTools } from '../hashTools';
import { openSampleHost, openSampleStore } from '../openSampleStore';

const FENCE = { language: 'json', meta: 'file=a.json', body: '' };
const PROJECT = { 'examples/a.json': '{}', 'package-lock.json': '{}' };
const CACHE = 'node_modules/.cache/wirespec-site';

it('proves blocks with the examples of the project, and returns the results', async () => {
  const store = openSampleStore(makeFolder(PROJECT));
  const result = await store.prove(FENCE);
  expect(result).toMatchObject({ sample: { block: { code: '{}' } } });
  expect(store.find(FENCE)).toBe(result);
  expect(store.findMarkdown(createMarkdownId(result.markdown))).toBe(result.markdown);
});

it('caches the results of the current tools for later processes, and deletes the results of other tools', async () => {
  const project = makeFolder({ ...PROJECT, [`${CACHE}/samples/old/a.json`]: '{}' });
  expect(openSampleHost(project).cacheFolder).toBe(path.join(project, CACHE));
  await openSampleStore(project).prove(FENCE);
  const results = fs.readdirSync(path.join(project, CACHE, 'samples'), { recursive: true });
  expect(results).toEqual([hashTools(project), expect.stringMatching(/\.json$/)]);
  // The first call opens the store, which deletes results of other tools.
  expect(openSampleStore(project).find(FENCE)).toBeUndefined();
  expect(fs.readdirSync(path.join(project, CACHE, 'samples'), { recursive: true })).toEqual(results);
});
