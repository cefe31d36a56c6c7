import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContracts } from '../../../tests/support/listContracts';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { handleRequest } from '../handleRequest';
import { check } from '../check';
import type { Emitter } from '../types';

/** Contracts of the examples and of the tour, some of which are wrong. */
const CONTRACTS = ['examples', 'tour'].flatMap(listContracts);

function compile(text: string): ReturnType<typeof handleRequest<'compile'>> {
  return handleRequest('compile', {
    files: { 'a.ws': text },
    target: 'java',
    generation: 'default',
    package: 'a',
    shared: false,
  });
}

describe('the response to a request of a page', () => {
  it.each(CONTRACTS)('has every diagnostic of a check: %s', (file) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
    const output = { target: 'java', generation: 'default' } as const;
    expect(compile(text).diagnostics).toEqual(check([{ path: 'a.ws', text }], { shouldFindFixes: true, output }));
  });

  it('has files even if the site reports diagnostics', () => {
    const { files, diagnostics, stderr } = compile('type A { b: String }\nstray\ntype C { d: String }');
    expect(diagnostics).toMatchObject([{ source: 'site', line: 2 }]);
    expect(files.map(({ path: name }) => path.basename(name))).toContain('C.java');
    expect(stderr).toBe('');
  });

  it('has at most 200 diagnostics', () => {
    const text = `type A { b: String }\n${'stray\ntype C { d: String }\n'.repeat(210)}`;
    expect(compile(text).diagnostics).toHaveLength(200);
    expect(handleRequest('check', { files: { 'a.ws': text } })).toHaveLength(200);
  });

  it('has no files for a contract that the compiler refuses, and reports each problem once', () => {
    expect(compile('type A { b String }')).toMatchObject({
      files: [],
      diagnostics: [{ source: 'compiler', line: 1, column: 12 }],
      stderr: '',
    });
  });

  it('warns of overwritten generated files and of a missing runtime', () => {
    const files = { 'a.ws': 'type A { b: String }', 'b.ws': 'type B { c: String }' };
    const options = { generation: 'default', package: 'com.example' } as const;
    const listWarnings = (target: Emitter, shared = false): string[] =>
      handleRequest('compile', { files, target, shared, ...options }).warnings;
    expect(listWarnings('java')).toEqual([]);
    expect(listWarnings('avro')).toEqual([expect.stringMatching(/^\S+\.avsc is generated more than once,/)]);
    expect(listWarnings('python')).toEqual(expect.arrayContaining([expect.stringContaining('--shared')]));
    expect(listWarnings('rust')).toEqual(expect.arrayContaining([expect.stringContaining('--shared')]));
    expect(listWarnings('python', true).join()).not.toContain('--shared');
    const twice = { 'a.ws': 'enum A { ONE }\nenum A { TWO }' };
    const { warnings } = handleRequest('compile', { files: twice, target: 'java', shared: false, ...options });
    expect(warnings).toEqual([expect.stringMatching(/A\.java is generated more than once/)]);
  });

  it('offers fixes for its diagnostics', () => {
    expect(compile('type A { b String }').diagnostics).toMatchObject([{ fix: { title: 'Add a colon' } }]);
  });

  it('returns the tokens of each file, even of an invalid one, and no others', () => {
    const files = { 'a.ws': 'type A = String(/^a b$/)', 'b.ws': '\uFEFF// x\ntype /* 😀 */ B' };
    expect(handleRequest('tokens', { files })).toEqual({
      'a.ws': [
        { type: 'TypeDefinition', value: 'type', start: 0 },
        { type: 'WirespecType', value: 'A', start: 5 },
        { type: 'Equals', value: '=', start: 7 },
        { type: 'WsString', value: 'String', start: 9 },
        { type: 'LeftParenthesis', value: '(', start: 15 },
        { type: 'RegExp', value: '/^a b$/', start: 16 },
        { type: 'RightParenthesis', value: ')', start: 23 },
      ],
      'b.ws': [
        { type: 'Comment', value: '// x\n', start: 1 },
        { type: 'TypeDefinition', value: 'type', start: 6 },
        { type: 'Comment', value: '/* 😀 */', start: 11 },
        { type: 'WirespecType', value: 'B', start: 20 },
      ],
    });
  });
});

describe('the response to a request about several files', () => {
  const files = { 'a.ws': 'type A { b: B }', 'b.ws': 'enum B { C }' };
  const definitions = [
    { kind: 'type', name: 'A', start: 0, end: 15, nameStart: 5, path: 'a.ws' },
    { kind: 'enum', name: 'B', start: 0, end: 12, nameStart: 5, path: 'b.ws' },
  ];

  it('names the file of each definition and use', () => {
    expect(handleRequest('definitions', { files })).toEqual(definitions);
    expect(handleRequest('symbols', { files })).toEqual({
      definitions,
      uses: [
        { name: 'A', start: 5, isDefinition: true, path: 'a.ws' },
        { name: 'B', start: 12, isDefinition: false, path: 'a.ws' },
        { name: 'B', start: 5, isDefinition: true, path: 'b.ws' },
      ],
    });
  });

  it('has diagnostics with fixes', () => {
    expect(handleRequest('check', { files })).toEqual([]);
    expect(handleRequest('check', { files: { 'a.ws': 'type A { b String }' } })).toMatchObject([
      { fix: { title: 'Add a colon' } },
    ]);
  });

  it('has the formatted text of the requested file, or an empty line if the file does not exist', () => {
    const text = { ...files, 'a.ws': 'type A{b:B}' };
    expect(handleRequest('format', { files: text, path: 'a.ws' })).toEqual({ text: 'type A {b: B}\n' });
    expect(handleRequest('format', { files: text, path: 'b.ws' })).toEqual({ text: 'enum B { C }\n' });
    expect(handleRequest('format', { files, path: 'c.ws' })).toEqual({ text: '\n' });
  });

  it('has the syntax tree of each file, or null if the file is wrong', () => {
    expect(handleRequest('ast', { files: { 'a.ws': 'enum B { C }', 'b.ws': 'enum' } })).toEqual({
      'a.ws': [{ node: 'WsEnum', identifier: 'B', comment: null, entries: ['C'] }],
      'b.ws': null,
    });
  });

  it('has a converted contract, or the position of the mistake', () => {
    const text = '{"type":"record","name":"Ping","fields":[{"name":"at","type":"long"}]}';
    expect(handleRequest('convert', { format: 'avro', text })).toMatchObject({
      ok: true,
      contract: { path: 'document.ws' },
    });
    expect(handleRequest('convert', { format: 'avro', text: '{' })).toMatchObject({ ok: false, place: { line: 1 } });
  });
});
