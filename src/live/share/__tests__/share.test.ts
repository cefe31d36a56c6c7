import { describe, expect, it } from 'vitest';
import { decodeState } from '../decodeState';
import { createPlayUrl, encodeState } from '../encodeState';
import { ShareError } from '../ShareError';
import type { ShareState } from '../ShareState';

const STATE: ShareState = {
  v: 1,
  files: { 'contract.ws': 'type A { b: String }\n' },
  target: 'java',
  generation: 'default',
  package: 'com.example.library',
  shared: false,
};

const FUZZ_RUNS = 200;

/** Packs anything, as somebody could who makes links by hand. */
async function pack(value: string): Promise<string> {
  const stream = new Blob([value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `code=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

async function findReason(fragment: string): Promise<string> {
  try {
    return `read: ${JSON.stringify(await decodeState(fragment))}`;
  } catch (error) {
    if (error instanceof ShareError) return error.reason;
    throw error;
  }
}

/** Pseudo-random numbers that are the same in each run (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

describe('a shared state', () => {
  it.each([
    ['one file', {}],
    ['several files, in folders', { files: { 'a.ws': 'type A { b: B }', 'more/b.ws': 'type B { c: String }' } }],
    [
      'words in other writings, emoji and directions',
      { files: { 'größe-合同.ws': '// \u202e\u05e2\u05d1\u202c 合同 👩‍🚀\n' } },
    ],
    ['a null byte, both line ends and a byte order mark', { files: { 'a.ws': '\ufeffa\0b\r\nc\nd' } }],
    ['an empty file', { files: { 'a.ws': '' } }],
    ['other choices', { target: 'openapi-v3', generation: 'ir', package: 'org.acme', shared: true }],
  ] as const)('is the same after a link: %s', async (_name, changes) => {
    const state: ShareState = { ...STATE, ...changes };
    expect(await decodeState(await encodeState(state))).toEqual(state);
    expect(await decodeState(`#${await encodeState(state)}`)).toEqual(state);
  });

  it('makes a link to the playground below the base path, of characters that need no escapes', async () => {
    expect(await createPlayUrl(STATE, '/sub/path/')).toMatch(/^\/sub\/path\/play#code=[\w-]+$/);
  });

  it('is not made of more than 64 KB, and says so', async () => {
    await expect(encodeState({ ...STATE, files: { 'a.ws': 'x'.repeat(65 * 1024) } })).rejects.toThrow(
      'The contracts are larger than 64 KB, more than a link can hold. Share the files themselves.',
    );
  });
});

describe('a fragment that is no state', () => {
  it.each([
    ['empty', ''],
    ['only the sign', '#'],
    ['the place of a heading', '#examples'],
  ])('is no error where it does not claim to be one: %s', async (_name, fragment) => {
    expect(await decodeState(fragment)).toBeUndefined();
  });

  it.each([
    ['nothing', 'code=', 'malformed'],
    ['no base64', 'code=%%%', 'malformed'],
    ['not compressed', `code=${btoa('hello')}`, 'malformed'],
    ['far too long', `code=${'A'.repeat(200_000)}`, 'oversized'],
  ])('is refused: %s', async (_name, fragment, reason) => {
    expect(await findReason(fragment)).toBe(reason);
  });

  it.each([
    ['no JSON', 'hello', 'malformed'],
    ['nothing', 'null', 'malformed'],
    ['a later version', JSON.stringify({ ...STATE, v: 2 }), 'version'],
    ['another version', JSON.stringify({ ...STATE, v: '1' }), 'malformed'],
    ['no files', JSON.stringify({ ...STATE, files: {} }), 'malformed'],
    ['a file that is no contract', JSON.stringify({ ...STATE, files: { 'a.html': '' } }), 'malformed'],
    ['a file above the folder', JSON.stringify({ ...STATE, files: { '../a.ws': '' } }), 'malformed'],
    ['a name with a line end', JSON.stringify({ ...STATE, files: { 'a\n.ws': '' } }), 'malformed'],
    ['a text that is a number', JSON.stringify({ ...STATE, files: { 'a.ws': 1 } }), 'malformed'],
    ['an unknown target', JSON.stringify({ ...STATE, target: 'cobol' }), 'malformed'],
    ['a package that is an option', JSON.stringify({ ...STATE, package: '--shared' }), 'malformed'],
    ['something else besides', JSON.stringify({ ...STATE, html: '<b>' }), 'malformed'],
    ['what unfolds to too much', `"${'a'.repeat(1024 * 1024)}"`, 'oversized'],
  ])('is refused: %s', async (_name, text, reason) => {
    expect(await findReason(await pack(text))).toBe(reason);
  });

  it(`is read or refused, never anything else: ${FUZZ_RUNS} damaged ones`, async () => {
    const random = createRandom(12);
    const good = await encodeState(STATE);
    for (let run = 0; run < FUZZ_RUNS; run += 1) {
      const characters = Array.from(good);
      for (let change = random(5); change >= 0; change -= 1) {
        const place = 'code='.length + random(characters.length - 'code='.length);
        if (random(3) === 0) characters.splice(place, 1 + random(20));
        else characters[place] = String.fromCharCode(33 + random(94));
      }
      expect(await findReason(characters.join(''))).toMatch(/^(?:malformed|version|oversized|read: )/);
    }
  });
});
