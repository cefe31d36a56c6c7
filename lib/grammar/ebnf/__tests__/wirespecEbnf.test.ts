import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContracts } from '../../../../tests/support/listContracts';
import { REPOSITORY } from '../../../../tools/support/paths.mjs';
import { check } from '../../../compiler';
import { tokenizeContract } from '../../../compiler/tokens';
import type { Expression } from '../parseEbnf';
import { readGrammar } from '../readGrammar';
import { createRecognizer, TOKENS } from './createRecognizer';
import { readSamples } from './readSamples';

const productions = readGrammar();
const samples = readSamples();
const recognize = createRecognizer(productions);

/** Compiler messages about names instead of syntax. */
const ABOUT_NAMES = /^Cannot find reference: |is already defined$/;

/** Returns whether the compiler accepts the syntax of a contract. */
function isAcceptedByCompiler(text: string): boolean {
  const diagnostics = check([{ path: 'sample.ws', text }]);
  return diagnostics.every(({ source, message }) => source === 'site' || ABOUT_NAMES.test(message));
}

function isAcceptedByGrammar(text: string): boolean {
  return recognize('file', tokenizeContract(text));
}

/** Returns two variants of the text for each token: one without the token, and one in which it is repeated. */
function listMutations(text: string): string[] {
  return tokenizeContract(text).flatMap(({ start, value }) => {
    const before = text.slice(0, start);
    const after = text.slice(start + value.length);
    return [`${before} ${after}`, `${before}${value} ${value}${after}`];
  });
}

describe('the grammar on the pages', () => {
  it('has one file of samples for each production, and no other files', () => {
    const files = [...new Set(samples.map(({ production }) => production))];
    expect(files).toEqual(productions.map(({ name }) => name).sort());
  });

  describe.each(productions)('$name', ({ name }) => {
    const own = samples.filter(({ production }) => production === name);

    it('has accepted and rejected samples', () => {
      expect(new Set(own.map(({ isAccepted }) => isAccepted))).toEqual(new Set([true, false]));
    });

    it.each(own)('has samples that the compiler accepts or rejects as marked: $text', ({ isAccepted, text }) => {
      expect(isAcceptedByCompiler(text)).toBe(isAccepted);
    });

    it.each(own)('agrees with the compiler on $text', ({ isAccepted, text }) => {
      expect(isAcceptedByGrammar(text)).toBe(isAccepted);
    });

    it('agrees with the compiler when a token is missing or repeated', () => {
      const mutations = own.filter(({ isAccepted }) => isAccepted).flatMap(({ text }) => listMutations(text));
      expect(mutations.length).toBeGreaterThan(0);
      expect(mutations.filter((text) => isAcceptedByGrammar(text) !== isAcceptedByCompiler(text))).toEqual([]);
    });

    it('is necessary: without it, none of its accepted samples is accepted', () => {
      const broken = createRecognizer(
        productions.map((production) =>
          production.name === name ? { ...production, expression: NOTHING } : production,
        ),
      );
      expect(own.filter(({ isAccepted, text }) => isAccepted && broken('file', tokenizeContract(text)))).toEqual([]);
    });
  });

  it('agrees with the compiler on every contract of the examples', () => {
    const contracts = listContracts();
    expect(contracts.length).toBeGreaterThan(5);
    const disagreements = contracts.filter((file) => {
      const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
      return isAcceptedByGrammar(text) !== isAcceptedByCompiler(text);
    });
    expect(disagreements).toEqual([]);
  });

  it('uses all tokens of the compiler, and no others', () => {
    expect([...new Set(productions.flatMap(({ expression }) => listTokens(expression)))].sort()).toEqual(
      Object.keys(TOKENS).sort(),
    );
  });

  it('reaches every production from "file"', () => {
    const reached = new Set(['file']);
    for (const name of reached) {
      const production = productions.find((candidate) => candidate.name === name);
      for (const used of production ? listProductions(production.expression) : []) reached.add(used);
    }
    expect(productions.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });
});

/** An expression that matches no token. */
const NOTHING: Expression = { kind: 'literal', text: '\0' };

function listParts(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'sequence':
      return [expression, ...expression.items.flatMap(listParts)];
    case 'choice':
      return [expression, ...expression.options.flatMap(listParts)];
    case 'optional':
    case 'repetition':
      return [expression, ...listParts(expression.inner)];
    case 'literal':
    case 'token':
    case 'production':
    case 'exception':
      return [expression];
  }
}

function listTokens(expression: Expression): string[] {
  return listParts(expression).flatMap((part) =>
    part.kind === 'token' || part.kind === 'exception' ? [part.name] : [],
  );
}

function listProductions(expression: Expression): string[] {
  return listParts(expression).flatMap((part) => (part.kind === 'production' ? [part.name] : []));
}
