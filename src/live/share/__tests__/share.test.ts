import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../../tests/support/untrustedValues';
import { decodeState } from '../decodeState';
import { encodeState } from '../encodeState';
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

/** Possible results of reading a link. */
const OUTCOMES = /^(?:tooManyFiles|malformed|version|oversized|invisible|read: )/;

/** Packs any string, as other programs can. */
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

describe('a shared state', () => {
  it.each([
    ['one file', {}],
    ['several files, in folders', { files: { 'a.ws': 'type A { b: B }', 'more/b.ws': 'type B { c: String }' } }],
    [
      'text in other scripts and directions, and emoji',
      { files: { 'größe-合同.ws': '// \u05e2\u05d1\u200f 合同 👩‍🚀\n' } },
    ],
    ['both kinds of line breaks and a byte order mark', { files: { 'a.ws': '\ufeffab\r\nc\nd' } }],
    ['an empty file', { files: { 'a.ws': '' } }],
    ['a target of another release', { target: 'cobol', generation: 'next' }],
    ['other choices', { target: 'openapi-v3', generation: 'ir', package: 'org.acme', shared: true }],
  ] as const)('is the same after a link: %s', async (_name, changes) => {
    const state: ShareState = { ...STATE, ...changes };
    expect(await decodeState(await encodeState(state))).toEqual(state);
    expect(await decodeState(`#${await encodeState(state)}`)).toEqual(state);
  });

  it.each([
    ['a document', { v: 2, document: { text: 'openapi: 3.0.0\n', path: 'pets.yaml', format: 'openapi-v3' } }],
    ['two versions', { v: 2, versions: { before: 'type A { b: String }', after: '' } }],
    ['contracts for a former release', { ...STATE, v: 4, release: '0.17.8' }],
    ['JSON to check', { v: 3, files: { 'a.ws': 'type A { b: String }' }, payload: { text: '{}', shape: 'A' } }],
  ] as const)('may be %s', async (_name, state) => {
    expect(await decodeState(await encodeState(state))).toEqual(state);
  });

  it('creates a fragment whose characters need no escapes', async () => {
    expect(await encodeState(STATE)).toMatch(/^code=[\w-]+$/);
  });

  it.each([
    ['a full stop', (link: string) => `${link}.`],
    ['a bracket and a comma', (link: string) => `${link}),`],
    ['a quotation mark', (link: string) => `${link}"`],
    ['an angle bracket', (link: string) => `${link}>`],
    ['an escaped angle bracket and more words', (link: string) => `${link}%3E%20and%20more`],
    ['a tracking parameter', (link: string) => `${link}&utm_source=x`],
    ['a space', (link: string) => `${link} `],
    ['words', (link: string) => `${link} is the contract`],
    ['line breaks inside', (link: string) => link.replaceAll(/(.{30})/g, '$1\n')],
    ['escaped spaces inside', (link: string) => link.replaceAll(/(.{30})/g, '$1%20')],
    ['needless escapes', (link: string) => link.replaceAll('-', '%2D').replaceAll('_', '%5f').replace('=', '%3D')],
    ['escapes of escapes', (link: string) => encodeURIComponent(encodeURIComponent(link.replaceAll('-', '%2D')))],
    ['an escaped number sign', (link: string) => `%23${link}`],
    ['a number sign that was escaped twice', (link: string) => `%2523${link}`],
    ['an invisible character before it', (link: string) => `%E2%80%8F${link}`],
    ['invisible characters inside', (link: string) => link.replaceAll(/(.{30})/g, '$1%E2%80%8B\u00ad')],
  ])('can be read from a link that another program has changed: %s', async (_name, change) => {
    // The link of a long text contains every character of base64url.
    const text = Array.from({ length: 400 }, (_, index) => `type T${index * 7919} { f${index}: String }`).join('\n');
    const state = { ...STATE, files: { 'contract.ws': text } };
    const link = await encodeState(state);
    expect(link).toMatch(/-/);
    expect(link).toMatch(/_/);
    expect(await decodeState(change(link))).toEqual(state);
    expect(await decodeState(`#${change(link)}`)).toEqual(state);
  });

  it('is refused for more than a hundred files, with a message for the author and one for readers', async () => {
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}.ws`, '']));
    const state = { ...STATE, files };
    await expect(encodeState(state)).rejects.toThrow('A link can hold at most 100 files. Send the files instead.');
    await expect(decodeState(await pack(JSON.stringify(state)))).rejects.toThrow(
      'This link was not opened, because it holds more than 100 files. Ask the sender for the files instead.',
    );
  });

  it.each([
    ['reverses the text after it', 'type A {\n  b: \u202eString\n}', 'line 2, column 6', 'U+202E'],
    ['isolates a direction', 'type A\u2066 {}', 'line 1, column 7', 'U+2066'],
    ['has no width', 'type A\u200b {}', 'line 1, column 7', 'U+200B'],
    ['is null', 'type\0 A', 'line 1, column 5', 'U+0000'],
    ['is a byte order mark inside', 'type \ufeffA', 'line 1, column 6', 'U+FEFF'],
    ['is a tag', 'type \u{e0041}A', 'line 1, column 6', 'U+E0041'],
  ])('is neither created nor read if a character %s', async (_name, text, place, code) => {
    const state = { ...STATE, files: { 'contract.ws': text } };
    await expect(encodeState(state)).rejects.toThrow(
      `contract.ws contains an invisible character (${code}) in ${place}. Links`,
    );
    await expect(decodeState(await pack(JSON.stringify(state)))).rejects.toThrow(place);
    const document = { v: 2, document: { text } };
    expect(await findReason(await pack(JSON.stringify(document)))).toBe('invisible');
    expect(await findReason(await pack(JSON.stringify({ v: 2, versions: { before: text, after: '' } })))).toBe(
      'invisible',
    );
    const reading = { v: 3, files: STATE.files, payload: { text, shape: 'A' } };
    expect(await findReason(await pack(JSON.stringify(reading)))).toBe('invisible');
  });

  it('is refused for a name that links do not allow, with a message for the author', async () => {
    const document = { text: '', path: `${'a'.repeat(201)}.json` };
    await expect(encodeState({ v: 2, document })).rejects.toMatchObject({
      reason: 'invalidName',
      message: expect.stringContaining('The name of a file or of the package cannot be part of a link.') as string,
    });
  });

  it('is refused for more than 64 KB, with a message for the author and one for readers', async () => {
    const state = { ...STATE, files: { 'a.ws': 'x'.repeat(65 * 1024) } };
    await expect(encodeState(state)).rejects.toThrow('A link can hold at most 64 KB. Send the files instead.');
    await expect(decodeState(await pack(JSON.stringify(state)))).rejects.toThrow(
      'This link was not opened, because it holds more than 64 KB. Ask the sender for the files instead.',
    );
  });
});

describe('a fragment without a valid state', () => {
  it.each([
    ['empty', ''],
    ['only the number sign', '#'],
    ['the anchor of a heading', '#examples'],
  ])('is ignored if it does not begin with the key of a state: %s', async (_name, fragment) => {
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
    ['a later version', JSON.stringify({ ...STATE, v: 5 }), 'version'],
    ['another version', JSON.stringify({ ...STATE, v: '1' }), 'malformed'],
    ['no files', JSON.stringify({ ...STATE, files: {} }), 'malformed'],
    ['a file that is not a contract', JSON.stringify({ ...STATE, files: { 'a.html': '' } }), 'malformed'],
    ['a file above the folder', JSON.stringify({ ...STATE, files: { '../a.ws': '' } }), 'malformed'],
    ['a name with a line end', JSON.stringify({ ...STATE, files: { 'a\n.ws': '' } }), 'malformed'],
    ['a number instead of text in a file', JSON.stringify({ ...STATE, files: { 'a.ws': 1 } }), 'malformed'],
    ['a target that is not a word', JSON.stringify({ ...STATE, target: '<b>' }), 'malformed'],
    [
      'a file name with a letter that looks like a space',
      JSON.stringify({ ...STATE, files: { 'a\u3164.ws': '' } }),
      'malformed',
    ],
    [
      'a file name with a mark that is not shown',
      JSON.stringify({ ...STATE, files: { 'a\ufe0f.ws': '' } }),
      'malformed',
    ],
    ['a file name that hides its end', JSON.stringify({ ...STATE, files: { 'a\u202e.ws': '' } }), 'malformed'],
    ['a mixture of kinds', JSON.stringify({ ...STATE, v: 2, document: { text: '' } }), 'malformed'],
    ['a package that is an option', JSON.stringify({ ...STATE, package: '--shared' }), 'malformed'],
    ['an unknown key', JSON.stringify({ ...STATE, html: '<b>' }), 'malformed'],
    ['text that decompresses to more than the limit', `"${'a'.repeat(1024 * 1024)}"`, 'oversized'],
  ])('is refused: %s', async (_name, text, reason) => {
    expect(await findReason(await pack(text))).toBe(reason);
  });

  it('is read or refused, whatever its content', async () => {
    await fc.assert(
      fc.asyncProperty(untrustedTexts(STATE), async (text) => {
        expect(await findReason(await pack(text))).toMatch(OUTCOMES);
      }),
      GENERATED,
    );
  });

  it('is read or refused, wherever it is damaged', async () => {
    const good = await encodeState(STATE);
    const damages = fc.array(
      fc.tuple(fc.nat(good.length), fc.nat(20), fc.string({ maxLength: 3, unit: 'binary-ascii' })),
    );
    await fc.assert(
      fc.asyncProperty(damages, async (changes) => {
        const damaged = changes.reduce(
          (link, [place, length, added]) => link.slice(0, place) + added + link.slice(place + length),
          good,
        );
        expect(await findReason(`code=${damaged.replace(/^code=/, '')}`)).toMatch(OUTCOMES);
      }),
      GENERATED,
    );
  });
});
