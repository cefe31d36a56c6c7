import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContracts } from '../../../tests/support/listContracts';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { tokenizeContract } from '../../compiler/tokens';
import { checkFixture } from './checkFixture';
import { tokenizeWithGrammar } from './tokenizeWithGrammar';

const fixtureFolder = path.join(__dirname, 'fixtures');
const contracts = listContracts().map((file) => ({
  file,
  text: readFileSync(path.join(REPOSITORY, file), 'utf8'),
}));

/** Scopes by kind of compiler token. The grammar must assign one of them. */
const SCOPES_OF_COMPILER_TOKENS: Readonly<Record<string, readonly string[]>> = {
  TypeDefinition: ['keyword.declaration.type'],
  EnumTypeDefinition: ['keyword.declaration.enum'],
  EndpointDefinition: ['keyword.declaration.endpoint'],
  ChannelDefinition: ['keyword.declaration.channel'],
  Comment: ['comment.line.double-slash', 'comment.block'],
  Annotation: ['punctuation.definition.annotation'],
  Method: ['constant.language.http-method'],
  Path: ['string.unquoted.path'],
  ForwardSlash: ['string.unquoted.path'],
  RegExp: ['string.regexp'],
  LiteralString: ['string.quoted.double'],
  Integer: ['constant.numeric.integer', 'constant.numeric.status'],
  Number: ['constant.numeric.decimal'],
  Underscore: ['constant.language.open-bound'],
  Arrow: ['keyword.operator.arrow'],
  Equals: ['keyword.operator.assignment'],
  Pipe: ['keyword.operator.union'],
  Colon: ['punctuation.separator.colon'],
  Comma: ['punctuation.separator.comma'],
  Hash: ['keyword.operator.headers'],
  QuestionMark: ['keyword.operator.optional', 'keyword.operator.query'],
  Brackets: ['punctuation.definition.list'],
  WsString: ['support.type.builtin'],
  WsInteger: ['support.type.builtin'],
  WsNumber: ['support.type.builtin'],
  WsBoolean: ['support.type.builtin'],
  WsBytes: ['support.type.builtin'],
  WsUnit: ['support.type.builtin'],
  WirespecType: [
    'entity.name.type.definition',
    'entity.name.type.reference',
    'entity.name.function.endpoint',
    'entity.name.function.channel',
    'variable.other.enummember',
    'constant.other.annotation',
    // Built-in types of the specification that are ordinary names to this compiler.
    'support.type.builtin',
  ],
};

describe('the grammar', () => {
  describe.each(readdirSync(fixtureFolder).sort())('in the fixture %s', (file) => {
    it('finds the expected tokens and scopes', () => {
      expect(checkFixture(readFileSync(path.join(fixtureFolder, file), 'utf8'))).toEqual([]);
    });
  });

  it.each(contracts)('R-40 agrees with the tokens of the compiler in $file', ({ text }) => {
    expect(findDisagreements(text)).toEqual([]);
  });

  it.each(contracts)('assigns a scope to all text in $file', ({ text }) => {
    expect(findUnscopedText(text)).toEqual([]);
  });
});

describe('invalid text', () => {
  const findScopes = (line: string, text: string): string =>
    tokenizeWithGrammar([line])[0]!
      .filter(({ start, end }) => line.slice(start, end) === text)
      .map(({ scopes }) => scopes.at(-1))
      .join();

  it.each([
    ['type Copy { type-code: String }', 'type-code', 'variable.other.member'],
    ['type Code = String(/abc/)', 'abc', 'string.regexp'],
    ['endpoint Ping GET /books-> { 200 -> String }', '/books', 'string.unquoted.path'],
  ])('is colored as if it were valid, as the page about the grammar says: %s', (line, text, scope) => {
    expect(findScopes(line, text)).toBe(scope);
  });
});

describe('the fixtures', () => {
  it('fail if a scope is missing', () => {
    expect(checkFixture('type A { a: String }\n^^^^ entity.name.type.definition')).toEqual([
      expect.stringContaining('"type" (fixture line 2) lacks the scope entity.name.type.definition'),
    ]);
  });

  it('fail if there is a scope that they forbid', () => {
    expect(checkFixture('enum A { B }\n^^^^ !keyword.declaration.enum')).toEqual([
      expect.stringContaining('has the scope keyword.declaration.enum'),
    ]);
  });

  it('fail if a token is longer than its mark', () => {
    expect(checkFixture('enum A { B }\n^^^ keyword.declaration.enum')).toEqual([
      expect.stringContaining('does not begin and end with tokens'),
    ]);
  });

  it('fail without an expectation', () => {
    expect(checkFixture('enum A { B }')).toHaveLength(1);
  });
});

/** Compares the scope at the first character of each compiler token with the allowed scopes. */
function findDisagreements(text: string): string[] {
  const lines = text.split('\n');
  const scoped = tokenizeWithGrammar(lines);
  return tokenizeContract(text).flatMap(({ type, value, start }) => {
    const expected = SCOPES_OF_COMPILER_TOKENS[type];
    if (expected === undefined) return [];
    const before = text.slice(0, start).split('\n');
    const column = before.at(-1)?.length ?? 0;
    const scopes =
      scoped[before.length - 1]?.find((token) => token.start <= column && column < token.end)?.scopes ?? [];
    if (expected.some((scope) => scopes.includes(scope))) return [];
    return [
      `${before.length}:${column + 1} "${value}" is ${type} for the compiler, ${scopes.join(' ')} for the grammar`,
    ];
  });
}

/** Finds text other than white space to which the grammar assigns no scope that a theme can color. */
function findUnscopedText(text: string): string[] {
  const lines = text.split('\n');
  return tokenizeWithGrammar(lines).flatMap((tokens, index) =>
    tokens
      .filter(({ scopes }) => scopes.every((scope) => scope === 'source' || scope.startsWith('meta.')))
      .map(({ start, end }) => lines[index]?.slice(start, end) ?? '')
      .filter((unscoped) => unscoped.trim() !== '')
      .map((unscoped) => `${index + 1}: ${unscoped}`),
  );
}
