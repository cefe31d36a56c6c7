import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashSources } from '../../tools/support/hashSources.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listFolders } from '../support/listFolders';
import { listSources } from '../support/listSources';
import { makeFolder, writeFiles } from '../support/makeFolder';

const FILES = {
  'docs/intro.md': 'Hello',
  'examples/library/library.ws': 'type Book { title: String }',
  'config/env.ts': 'export const url = process.env.SITE_URL;',
  'package-lock.json': '{}',
};

it('the hash is the same for the same sources in another folder', () => {
  expect(hashSources(makeFolder(FILES), {})).toBe(hashSources(makeFolder(FILES), {}));
});

it.each([
  ['a page changes', { 'docs/intro.md': 'Hullo' }],
  ['a page is added', { 'docs/more.md': 'More' }],
  ['a contract changes', { 'examples/library/library.ws': 'type Book { isbn: String }' }],
  ['a lesson of the tour changes', { 'tour/01-types/lesson.md': '---' }],
  ['the text of a claim changes', { 'claims/java/union/claim.yaml': 'says: No.' }],
  ['a package changes', { 'package-lock.json': '{"lockfileVersion":3}' }],
  ['the configuration changes', { 'docusaurus.config.ts': 'export default {};' }],
])('the hash changes when %s', (_title, changed) => {
  const root = makeFolder(FILES);
  const before = hashSources(root, {});
  writeFiles(root, changed);
  expect(hashSources(root, {})).not.toBe(before);
});

it('the hash changes when a file is renamed or removed', () => {
  const root = makeFolder(FILES);
  const before = hashSources(root, {});
  renameSync(path.join(root, 'docs/intro.md'), path.join(root, 'docs/start.md'));
  const renamed = hashSources(root, {});
  rmSync(path.join(root, 'docs/start.md'));
  expect(new Set([before, renamed, hashSources(root, {})]).size).toBe(3);
});

it('the hash depends on the variables that the configuration reads, and on no others', () => {
  const root = makeFolder(FILES);
  const before = hashSources(root, {});
  expect(hashSources(root, { EDITOR: 'vi' })).toBe(before);
  expect(hashSources(root, { SITE_URL: 'https://example.com' })).not.toBe(before);
  expect(hashSources(root, { SITE_URL: '' })).not.toBe(before);
});

it('the hash depends on the options of the site', () => {
  const root = makeFolder({ ...FILES, 'config/env.ts': readFileSync(path.join(REPOSITORY, 'config/env.ts'), 'utf8') });
  const before = hashSources(root, {});
  expect(hashSources(root, { WIRESPEC_SITE_URL: 'https://example.com' })).not.toBe(before);
});

it('the hash is the same when only tests and files outside the site change', () => {
  const root = makeFolder(FILES);
  const before = hashSources(root, {});
  writeFiles(root, { 'lib/__tests__/x.test.ts': 'x', 'tests/x.spec.ts': 'x', 'README.md': 'x' });
  expect(hashSources(root, {})).toBe(before);
});

it('the hash changes with a commit of a page, whose date the page shows, and with no other commit', () => {
  const root = makeFolder(FILES);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  const before = hashSources(root, {});
  git('add', 'docs');
  git('commit', '-m', 'page');
  const after = hashSources(root, {});
  expect(after).not.toBe(before);
  git('add', '.');
  git('commit', '-m', 'contract');
  expect(hashSources(root, {})).toBe(after);
});

it('the hash covers every folder that a source of the site names in a path', () => {
  const sources = ['config', 'lib', 'plugins', 'src'].flatMap(listSources);
  const texts = ['docusaurus.config.ts', ...sources].map((file) => readFileSync(path.join(REPOSITORY, file), 'utf8'));
  const named = listFolders('.').filter((folder) => {
    const naming = new RegExp(`['"](?:@site/|\\.{1,2}/)*${folder}['"/]`);
    return texts.some((text) => naming.test(text));
  });
  expect(named).toEqual(expect.arrayContaining(['claims', 'docs', 'examples', 'tour']));

  const before = hashSources(makeFolder(FILES), {});
  const missed = named.filter((folder) => hashSources(makeFolder({ ...FILES, [`${folder}/new`]: '' }), {}) === before);
  expect(missed).toEqual([]);
});
