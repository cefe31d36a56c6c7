import { type ScopedToken, tokenizeWithGrammar } from './tokenizeWithGrammar';

/**
 * Compares a fixture with the tokens that the grammar finds in it. A line such as
 *
 *     type Book { ^^^^   entity.name.type.definition !meta.block
 *
 * describes the code line above it: tokens begin and end at the marked columns, have the scope, and do not have the
 * scope after `!`.
 *
 * @returns a sentence for each expectation that is not met
 */
export function checkFixture(fixture: string): string[] {
  const code: string[] = [];
  const expectations: { codeLine: number; fixtureLine: number; start: number; end: number; scopes: string[] }[] = [];

  fixture.split('\n').forEach((text, index) => {
    const [, blanks = '', carets = '', scopes = ''] = /^( *)(\^+)\s+(\S.*)$/.exec(text) ?? [];
    if (carets === '') {
      code.push(text);
      return;
    }
    const start = blanks.length;
    expectations.push({
      codeLine: code.length - 1,
      fixtureLine: index + 1,
      start,
      end: start + carets.length,
      scopes: scopes.trim().split(/\s+/),
    });
  });

  if (expectations.length === 0)
    return ['The fixture expects nothing. Mark a token with ^^^ and the name of its scope.'];
  const lines = tokenizeWithGrammar(code);
  return expectations.flatMap(({ codeLine, fixtureLine, start, end, scopes }) => {
    const text = `"${code[codeLine]?.slice(start, end) ?? ''}" (fixture line ${fixtureLine})`;
    const tokens = (lines[codeLine] ?? []).filter((token) => token.start < end && token.end > start);
    return [
      ...findCutTokens(tokens, start, end).map((cut) => `${text} ${cut}`),
      ...scopes.flatMap((scope) => checkScope(tokens, scope).map((problem) => `${text} ${problem}`)),
    ];
  });
}

function findCutTokens(tokens: readonly ScopedToken[], start: number, end: number): string[] {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return ['is not a token'];
  if (first.start === start && last.end === end) return [];
  return [`does not begin and end with tokens, which cover columns ${first.start}-${last.end}`];
}

function checkScope(tokens: readonly ScopedToken[], scope: string): string[] {
  const isForbidden = scope.startsWith('!');
  const name = isForbidden ? scope.slice(1) : scope;
  return tokens
    .filter(({ scopes }) => scopes.includes(name) === isForbidden)
    .map(({ scopes }) => `${isForbidden ? 'has' : 'lacks'} the scope ${name}: ${scopes.join(' ')}`)
    .slice(0, 1);
}
