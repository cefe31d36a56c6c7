import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { readClaims } from '../readClaims';

const COMPILE_CLAIM = `trials:
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

it('reads each folder as a claim with the contents of its files, except folders of packages and helpers', () => {
  const folder = makeFolder({
    'claims/java/union/claim.yaml': COMPILE_CLAIM,
    'claims/java/union/contract.ws': 'type Item = Book\n',
    'claims/node_modules/package/claim.yaml': 'no claim',
    'claims/support/help.mjs': '',
  });
  expect(readClaims(folder)).toEqual([
    {
      id: 'java/union',
      trials: [{ try: 'compile', for: ['java', 'java:ir'], error: 'cannot find symbol' }],
      files: { 'claim.yaml': COMPILE_CLAIM, 'contract.ws': 'type Item = Book\n' },
      examples: {},
    },
  ]);
});

describe('a trial that uses an example', () => {
  const yaml = 'trials:\n  - try: script\n    script: check.mjs\n    example: http\n';
  const files = { 'claims/java/union/claim.yaml': yaml, 'claims/java/union/check.mjs': '' };

  it('adds the files of the example to the claim, so that a cached verdict depends on them', () => {
    const [claim] = readClaims(makeFolder({ ...files, 'examples/http/ir/server.ts': 'serve();\n' }));
    expect(claim?.examples).toEqual({ 'http/ir/server.ts': 'serve();\n' });
  });

  it('must name an existing example', () => {
    expect(() => readClaims(makeFolder(files))).toThrow(
      'claims/java/union/claim.yaml  The folder examples/http does not exist',
    );
  });
});

it('returns an empty list if there is no folder "claims"', () => {
  expect(readClaims(makeFolder({}))).toEqual([]);
});

const formatTrial = (...lines: readonly string[]): string => `trials:\n  - ${lines.join('\n    ')}\n`;

it.each([
  [
    'an unknown kind of trial',
    formatTrial('try: guess'),
    ':2:10  "trials[0].try" must be one of emit, compile, convert, ',
  ],
  ['a trial without a kind', formatTrial('script: a.mjs'), ':2:5  "trials[0].try" is missing'],
  [
    'an emitter that does not exist',
    COMPILE_CLAIM.replace('java:ir', 'ruby'),
    ':3:17  "trials[0].for[1]" must be one of java,',
  ],
  [
    'a generation that does not exist',
    COMPILE_CLAIM.replace('java:ir', 'rust:ir'),
    ':3:17  "trials[0].for[1]" must be one of java, java:ir, ',
  ],
  [
    'a converter that does not exist',
    formatTrial('try: convert', 'from: raml', 'document: a', 'fails: b'),
    ':3:11  "trials[0].from" must be one of openapi-v2, openapi-v3, avro',
  ],
  ['a key that is missing', COMPILE_CLAIM.replace(/ *error.*\n/, ''), ':2:5  "trials[0].error" is missing'],
  [
    'a misspelled key',
    COMPILE_CLAIM.replace('error', 'eror'),
    ':4:11  "trials[0].eror" is unknown; use try, folder, for, contract, error, program, options, alone.',
  ],
  [
    'an emitter trial without an expectation',
    formatTrial('try: emit', 'for: [java]'),
    ':2:5  "trials[0]" must contain at least one of writes, omits, lacks, fails',
  ],
  [
    'a converter trial without an expectation',
    formatTrial('try: convert', 'from: avro', 'document: a'),
    ':2:5  "trials[0]" must contain at least one of writes, omits, refused, fails',
  ],
  [
    'a command trial without an expectation',
    formatTrial('try: command', 'words: []'),
    ':2:5  "trials[0]" must contain at least one of prints, hides, writes, lacks',
  ],
  ['an empty string', COMPILE_CLAIM.replace(/error: .*/, "error: ''"), ':4:12  "trials[0].error" must not be empty'],
  [
    'a number instead of a string',
    COMPILE_CLAIM.replace(/error: .*/, 'error: 3'),
    ':4:12  "trials[0].error" must be a string',
  ],
  [
    'a string instead of a list',
    COMPILE_CLAIM.replace(/for: .*/, 'for: java'),
    ':3:10  "trials[0].for" must be a list',
  ],
  [
    'a string instead of a map',
    formatTrial('try: command', 'words: []', 'writes: a'),
    ':4:13  "trials[0].writes" must be a map',
  ],
  [
    'nothing instead of a map',
    formatTrial('try: command', 'words: []', 'writes:'),
    ':4:12  "trials[0].writes" must be a map',
  ],
  ['an empty list', COMPILE_CLAIM.replace(/for: .*/, 'for: []'), ':3:10  "trials[0].for" must not be empty'],
  [
    'a string instead of a Boolean',
    `${COMPILE_CLAIM}    alone: 'yes'\n`,
    ':5:12  "trials[0].alone" must be true or false',
  ],
  [
    'a list instead of a map',
    formatTrial('try: command', 'words: []', 'writes: [a]'),
    ':4:13  "trials[0].writes" must be a map',
  ],
  [
    'an empty map',
    formatTrial('try: emit', 'for: [java]', 'writes: {}'),
    ':4:13  "trials[0].writes" must not be empty',
  ],
  [
    'a string instead of an exit code',
    formatTrial('try: command', 'words: []', "exitCode: '1'"),
    ':4:15  "trials[0].exitCode" must be a number',
  ],
  ['a trial that is not a map', 'trials: [1]\n', ':1:10  "trials[0]" must be a map'],
  ['no trials', '{}\n', ':1:1  "trials" is missing'],
  ['an empty file', '', ':1:1  The file must be a map'],
  [
    'a file that is missing',
    `${COMPILE_CLAIM}    contract: a.ws\n`,
    ':2:5  The file "a.ws" is not in claims/java/union: add it',
  ],
  ['text that is not YAML', 'trials: [\n', ':2:1  This is not YAML'],
])('refuses %s, with its position', (_what, yaml, message) => {
  expect(() => readClaim(yaml)).toThrow(`claims/java/union/claim.yaml${message}`);
});

it('reports every wrong value with its position and a link to the documentation', () => {
  expect(() => readClaim(COMPILE_CLAIM.replace('error', 'eror'))).toThrow(
    new Error(
      'claims/java/union/claim.yaml:2:5  "trials[0].error" is missing. docs-dev/writing.md describes this file.\n' +
        'claims/java/union/claim.yaml:4:11  "trials[0].eror" is unknown; use try, folder, for, contract, error, program, options, alone. docs-dev/writing.md describes this file.',
    ),
  );
});

it('refuses a claim without the file that declares its trials', () => {
  expect(() => readClaims(makeFolder({ 'claims/java/union/contract.ws': '' }))).toThrow(
    'claims/java/union/claim.yaml is missing: declare the trials of the claim there, or remove the folder.',
  );
});

it.each([
  ['contract of an emitter', formatTrial('try: emit', 'for: [java]', 'lacks: [a]', 'contract: a.ws'), 'a.ws'],
  ['contract of a compilation', `${COMPILE_CLAIM}    contract: a.ws\n`, 'a.ws'],
  ['program of a compilation', `${COMPILE_CLAIM}    program: a.ts\n`, 'a.ts'],
  ['document', formatTrial('try: convert', 'from: avro', 'document: a.json', 'fails: b'), 'a.json'],
  ['argument of a command', formatTrial('try: command', "words: [compile, '<a.ws', -l]", 'prints: [b]'), 'a.ws'],
  ['script', formatTrial('try: script', 'script: a.mjs'), 'a.mjs'],
])('requires the %s in the folder, and accepts it there', (_what, yaml, file) => {
  expect(() => readClaim(yaml)).toThrow(
    `claims/java/union/claim.yaml:2:5  The file "${file}" is not in claims/java/union: add it, or correct its name.`,
  );
  expect(readClaim(yaml, { [file]: 'text' })[0]?.files[file]).toBe('text');
});

it.each([
  ...['writes: {a: [b]}', 'omits: {a: [b]}', 'lacks: [a]', 'fails: a'].map((key) => ['try: emit', 'for: [java]', key]),
  ...['writes: [a]', 'omits: [a]', 'refused: a', 'fails: a'].map((key) => [
    'try: convert',
    'from: avro',
    'document: a.json',
    key,
  ]),
  ...['prints: [a]', 'hides: [a]', 'writes: {a: b}', 'lacks: [a]'].map((key) => ['try: command', 'words: []', key]),
])('accepts one expectation: %s, %s, %s %s', (...lines) => {
  expect(readClaim(formatTrial(...lines), { 'a.json': '{}' })).toHaveLength(1);
});

it('reads a file in the subfolder of a trial', () => {
  const yaml = formatTrial('try: script', 'folder: deep/er', 'script: a.mjs');
  expect(() => readClaim(yaml, { 'a.mjs': '' })).toThrow(
    'The file "a.mjs" is not in claims/java/union/deep/er: add it',
  );
  expect(readClaim(yaml, { 'deep/er/a.mjs': '' })[0]?.files).toEqual({ 'claim.yaml': yaml, 'deep/er/a.mjs': '' });
});

it('reports the problems of all claims and of all keys, one per line', () => {
  const folder = makeFolder({
    'claims/java/a/claim.yaml': formatTrial('try: script', 'script: 1', 'folder: 2'),
    'claims/java/b/contract.ws': '',
    'claims/README.md': '# claims',
  });
  const link = 'docs-dev/writing.md describes this file.';
  expect(() => readClaims(folder)).toThrow(
    new Error(
      [
        `claims/java/a/claim.yaml:4:13  "trials[0].folder" must be a string. ${link}`,
        `claims/java/a/claim.yaml:3:13  "trials[0].script" must be a string. ${link}`,
        'claims/java/b/claim.yaml is missing: declare the trials of the claim there, or remove the folder.',
      ].join('\n'),
    ),
  );
});
