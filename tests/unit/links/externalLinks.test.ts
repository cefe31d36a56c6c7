import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisteredLink } from '../../../tools/links/updateRegister';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import register from '../../links/external-links.json';

/** Files and folders with links that readers can follow. */
const SOURCES = ['README.md', 'blog', 'config', 'docs', 'src'];

/** Matches addresses with reserved host names, which have no owner (RFC 2606, RFC 6761). */
const RESERVED = /^https?:\/\/(?:localhost|(?:[\w-]+\.)*(?:example|example\.com|invalid|test))(?=[:/]|$)/;

/** Matches the namespaces of XML and SVG, which are names and not links. */
const NAMESPACE = /^http:\/\/www\.w3\.org\//;

/**
 * Ways to check an address, each with the words that its note must contain. The check opens no page: it reads pages and
 * repositories in stored copies of the public web, which may be older than the check, and packages in the npm registry.
 */
const WAYS = new Map([
  ['read', /\bwas read\b/],
  ['stored copy', /\bfound in a stored copy\b/],
  ['named by its owner', /\bnames?\b/],
]);

/** Finds the external addresses in a string, each once. */
function listAddresses(text: string): string[] {
  const addresses = (text.match(/https?:\/\/[^\s"'`<>()[\]{},|\\$]+/g) ?? []).map((address) =>
    address.replace(/[.:;!?*]+$/, ''),
  );

  return [...new Set(addresses)].filter((address) => !RESERVED.test(address) && !NAMESPACE.test(address));
}

function listFiles(source: string): string[] {
  const absolute = path.join(REPOSITORY, source);
  if (!existsSync(absolute) || statSync(absolute).isFile()) return [source];

  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|json|mdx?|tsx?|ya?ml)$/.test(file) && !file.split(path.sep).includes('__tests__'))
    .map((file) => path.join(source, file));
}

const uses = SOURCES.flatMap(listFiles).flatMap((file) =>
  listAddresses(readFileSync(path.join(REPOSITORY, file), 'utf8')).map((url) => ({ url, file })),
);
const registered = register.map(({ url }) => url);

describe('the register of external links', () => {
  it('lists every address the sources use', () => {
    expect(uses.filter(({ url }) => !registered.includes(url)).map(({ url, file }) => `${file}: ${url}`)).toEqual([]);
  });

  it('lists only addresses that the sources use', () => {
    const used = new Set(uses.map(({ url }) => url));
    expect(registered.filter((url) => !used.has(url))).toEqual([]);
  });

  it('is sorted and lists each address once', () => {
    expect(registered).toEqual([...new Set(registered)].sort());
  });

  it.each(register)('says on which day $url was checked', ({ checked }) => {
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(checked).toISOString()).toBe(`${checked}T00:00:00.000Z`);
  });

  it('has the date for each address that was opened', () => {
    const days = register.flatMap((link: RegisteredLink) => link.opened ?? []);
    expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  });

  it.each(register)('says how $url was checked', ({ how, note }) => {
    expect([...WAYS.keys()]).toContain(how);
    expect(note).toMatch(/^[A-Z].{20,}\.$/);
    expect(note).toMatch(WAYS.get(how) ?? /(?!)/);
  });

  it.each(register)('lists $url with https', ({ url }) => {
    expect(new URL(url).protocol).toBe('https:');
  });
});

describe('listAddresses', () => {
  it('finds addresses in Markdown, in code and in running text, without the punctuation after them', () => {
    const text = 'See [a](https://a.org/x#y), <https://b.org>, `https://c.org/d`. Or https://e.org/f.';
    expect(listAddresses(text)).toEqual(['https://a.org/x#y', 'https://b.org', 'https://c.org/d', 'https://e.org/f']);
  });

  it('omits reserved host names and namespaces', () => {
    const text =
      'https://library.example/a http://localhost:3000 https://example.com https://api.example.com/x http://www.w3.org/2000/svg';
    expect(listAddresses(text)).toEqual([]);
  });

  it('distinguishes real names from reserved ones', () => {
    expect(listAddresses('https://example.com.org https://mylocalhost.net')).toEqual([
      'https://example.com.org',
      'https://mylocalhost.net',
    ]);
  });
});
