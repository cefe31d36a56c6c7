import { describeExpression } from '../../../grammar/ebnf/describeExpression';
import { highlightEbnf } from '../../../grammar/ebnf/highlightEbnf';
import { layOutDiagram } from '../../../grammar/ebnf/layOutDiagram';
import type { Production } from '../../../grammar/ebnf/parseEbnf';
import { readGrammar } from '../../../grammar/ebnf/readGrammar';
import { addPresentation } from '../../createCodeBlock';
import type { Fence, Presentation } from '../../Fence';
import { defineKind } from '../../SampleKind';
import { createFenceError } from '../../SampleProblem';
import { toMarkdownFence } from '../../toMarkdownFence';
import { assertEmptyBody, splitList, type Words } from '../../words';
import type { GrammarSampleData } from './types';

/** A parsed grammar block. */
export interface GrammarRequest extends Presentation {
  kind: 'grammar';
  productions: string[];
}

/** Kind of ` ```grammar production=… `: productions as source and as diagrams. */
export const grammarKind = defineKind({
  name: 'grammar',
  matches: (language) => language === 'grammar',
  words: { production: 'value' },
  parse: parseGrammar,
  listExamples: () => [],
  prove: (request) => Promise.resolve(proveGrammar(request)),
  toMarkdown: ({ block: { language, code, title } }) => toMarkdownFence(language, code, title),
});

function parseGrammar({ body }: Fence, words: Words, presentation: Presentation): GrammarRequest {
  assertEmptyBody(body);
  const productions = splitList(words.get('production'));
  if (productions.length === 0) {
    throw createFenceError(
      'the block does not say which part of the grammar it shows',
      'Set production= to the names of productions, separated by commas.',
    );
  }
  return { kind: 'grammar', productions, ...presentation };
}

function proveGrammar(request: GrammarRequest): GrammarSampleData {
  const grammar = readGrammar();
  const productions = request.productions.map((name) => requireProduction(name, grammar));
  return {
    kind: 'grammar',
    block: addPresentation(highlightEbnf(productions.map(({ text }) => text).join('\n')), request),
    productions: productions.map(({ name, expression }) => ({
      name,
      diagram: layOutDiagram(expression),
      description: describeExpression(expression),
    })),
  };
}

function requireProduction(name: string, grammar: readonly Production[]): Production {
  const production = grammar.find((candidate) => candidate.name === name);
  if (production) return production;
  throw createFenceError(
    `the grammar has no production "${name}"`,
    `The grammar has these productions: ${grammar.map((candidate) => candidate.name).join(', ')}.`,
  );
}
