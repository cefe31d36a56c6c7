import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { readClaims } from '../readClaims';

const HOLDS = `trials:
  - try: compile
    for: [java, java:ir]
    error: cannot find symbol
`;

function readClaim(yaml: string, more: Readonly<Record<string, string>> = {}) {
  const files = Object.entries(more).map(([file, text]) => [`claims/java/union/${file}`, text]);
  return readClaims(
    makeFolder({ 'claims/java/union/claim.yaml': yaml, ...(Object.fromEntries(files) as Record<string, string>) }),
  );
}

it('reads a folder as a claim, with the texts of its files and without those of packages', () => {
  const folder = makeFolder({
    'claims/java/union/claim.yaml': HOLDS,
    'claims/java/union/contract.ws': 'type Item = Book\n',
    'claims/node_modules/package/claim.yaml': 'no claim',
    'claims/support/help.mjs': '',
  });
  expect(readClaims(folder)).toEqual([
    {
      id: 'java/union',
      trials: [{ try: 'compile', for: ['java', 'java:ir'], error: 'cannot find symbol' }],
      files: { 'claim.yaml': HOLDS, 'contract.ws': 'type Item = Book\n' },
      examples: {},
    },
  ]);
});

describe('a program that uses an example', () => {
  const yaml = 'trials:\n  - try: script\n    script: check.mjs\n    example: http\n';
  const files = { 'claims/java/union/claim.yaml': yaml, 'claims/java/union/check.mjs': '' };

  it('brings its files into the claim, so that a verdict does not outlive them', () => {
    const [claim] = readClaims(makeFolder({ ...files, 'examples/http/ir/server.ts': 'serve();\n' }));
    expect(claim?.examples).toEqual({ 'http/ir/server.ts': 'serve();\n' });
  });

  it('has to name one that exists', () => {
    expect(() => readClaims(makeFolder(files))).toThrow(
      'claims/java/union/claim.yaml  The folder examples/http does not exist',
    );
  });
});

it('reads none where there is no folder', () => {
  expect(readClaims(makeFolder({}))).toEqual([]);
});

it.each([
  ['an unknown way of trying', 'trials:\n  - try: guess\n', 'claim.yaml:2:10  "trials[0].try" must be one of [emit,'],
  [
    'an emitter that does not exist',
    HOLDS.replace('java:ir', 'ruby'),
    'claim.yaml:3:17  "trials[0].for[1]" must be one',
  ],
  ['a generation that does not exist', HOLDS.replace('java:ir', 'rust:ir'), 'claim.yaml:3:17  "trials[0].for[1]"'],
  ['a misspelled key', HOLDS.replace('error', 'eror'), '"trials[0].error" is required'],
  [
    'nothing to expect',
    'trials:\n  - try: emit\n    for: [java]\n',
    'must contain at least one of [writes, omits, lacks',
  ],
  ['no trials', 'says: All is well.\n', 'claim.yaml:1:1  "trials" is required'],
  ['a file that is missing', `${HOLDS}    contract: a.ws\n`, 'claim.yaml:2:5  The file "a.ws" is not in the folder'],
  ['text that is no YAML', 'trials: [\n', 'claim.yaml:2:1  This is not YAML'],
])('refuses %s, with its place', (_what, yaml, message) => {
  expect(() => readClaim(yaml)).toThrow(`claims/java/union/`);
  expect(() => readClaim(yaml)).toThrow(message);
});

it('asks for the file that says how a claim is tried', () => {
  expect(() => readClaims(makeFolder({ 'claims/java/union/contract.ws': '' }))).toThrow(
    'claims/java/union/claim.yaml is missing: say there how the claim is tried, or remove the folder.',
  );
});

it('tells of every faulty claim at once', () => {
  const folder = makeFolder({ 'claims/java/a/claim.yaml': '', 'claims/java/b/claim.yaml': '' });
  expect(() => readClaims(folder)).toThrow(/claims\/java\/a[^]*claims\/java\/b/);
});
