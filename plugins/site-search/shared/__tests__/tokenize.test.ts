// cspell:ignore additionalproperty
import { describe, expect, it } from 'vitest';
import { tokenize, tokenizeContent, tokenizeQuery, toSingular } from '../tokenize';

describe('tokenize', () => {
  it.each([
    ['--strict', ['--strict', 'strict']],
    ['build.gradle.kts', ['build.gradle.kts', 'build', 'gradle', 'kts']],
    ['Integer32', ['integer32']],
    ['String[]', ['[]', 'string']],
    ['{Integer}?', ['integer']],
    ['204 -> Unit', ['->', '204', 'unit']],
    ['additionalProperties', ['additionalproperty', 'additional', 'property']],
    ['open_api_v3', ['open_api_v3', 'open', 'api', 'v3']],
    ['@flock/wirespec', ['@flock/wirespec', 'flock', 'wirespec']],
    ['A ? here? (#) // a | b', ['?', '#', '//', '|', 'a', 'here', 'a', 'b']],
    ['Café-Types', ['cafe-types', 'cafe', 'type']],
  ])('splits %s into %j', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('leaves out stop words', () => {
    expect(tokenizeContent('How do I make a field optional?')).toEqual(['field', 'optional']);
  });
});

describe('tokenizeQuery', () => {
  it('keeps a compound name as one word, without its parts', () => {
    expect(tokenizeQuery('how do I use build.gradle.kts with Java?')).toEqual(['build.gradle.kts', 'java']);
  });

  it('leaves out stop words in all their forms', () => {
    expect(tokenizeQuery('does anyone need something that has enums')).toEqual(['enum']);
  });

  it('keeps stop words if a query contains no other words', () => {
    expect(tokenizeQuery('what is it')).toEqual(['what', 'is', 'it']);
  });

  it('treats symbols of the contract language as words', () => {
    expect(tokenizeQuery('[]')).toEqual(['[]']);
    expect(tokenizeQuery('?')).toEqual(['?']);
    expect(tokenizeQuery('what does # mean')).toEqual(['mean', '#']);
  });

  it.each([
    ['{', ['dictionary']],
    ['{ }', ['dictionary']],
    ['()', ['parenthesis']],
    ['`', ['backtick']],
    ['{ title', ['title']],
  ])('replaces a symbol that is the whole query with its name: %s', (query, words) => {
    expect(tokenizeQuery(query)).toEqual(words);
  });

  it.each(["won't", "can't", "ain't", 'doesn’t', "I'd", "I'm", "we're", "we've", "it'll"])(
    'finds no name in the contraction %s',
    (contraction) => {
      expect(tokenizeQuery(`${contraction} compile`)).toEqual(tokenizeQuery('compile'));
    },
  );

  it("leaves out the endings of contractions and possessives, but not the string literal 't'", () => {
    expect(tokenizeQuery("it doesn't compile, and I can't see Java’s output")).toEqual([
      'compile',
      'see',
      'java',
      'output',
    ]);
    expect(tokenizeQuery("type 't'")).toEqual(['type', 't']);
  });

  it('ignores the question mark at the end of a question', () => {
    expect(tokenizeQuery('are fields optional ?')).toEqual(['field', 'optional']);
  });
});

describe('toSingular', () => {
  it.each([
    ['types', 'type'],
    ['properties', 'property'],
    ['classes', 'class'],
    ['responses', 'response'],
    ['databases', 'database'],
    ['boxes', 'box'],
    ['status', 'status'],
    ['class', 'class'],
    ['this', 'this'],
    ['kts', 'kts'],
  ])('converts %s to %s', (word, singular) => {
    expect(toSingular(word)).toBe(singular);
  });
});
