import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Token } from '@site/lib/compiler/tokens';
import { identify } from './identify';

/** A contract as its syntax tree and its tokens. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** What is written of the definitions, by what `identify` calls them. */
  written: ReadonlyMap<string, WrittenDefinition>;
}

/** A definition as the compiler reads its text. */
export interface WrittenDefinition {
  /** The name alone, for readers. */
  name: string;
  /** Offset of the name; of the first one where it is defined more than once. */
  nameStart: number;
  /** Its tokens without the comments; those of all definitions where it is defined more than once. */
  tokens: readonly Pick<Token, 'type' | 'value'>[];
}

/** The compiler's result for a contract. */
export interface ContractAnswers {
  /** `null` where the compiler refuses the text. */
  tree: readonly SyntaxDefinition[] | null;
  /** What the text defines. */
  names: LiveAnswers['names'];
  /** All tokens of the text. */
  tokens: readonly Token[];
}

/** What is compared of a contract; nothing where the compiler refuses it. */
export function readVersion({ tree, names, tokens }: ContractAnswers): Version | undefined {
  if (tree === null) return undefined;
  const written = new Map<string, WrittenDefinition>();
  // Definitions and tokens come in the order of the text, so one pass over the tokens is enough.
  let position = 0;
  for (const definition of names) {
    const own: Pick<Token, 'type' | 'value'>[] = [];
    let token = tokens[position];
    while (token !== undefined && token.start < definition.end) {
      if (token.start >= definition.start && token.type !== 'Comment')
        own.push({ type: token.type, value: token.value });
      position += 1;
      token = tokens[position];
    }
    const id = identify(definition);
    const { name, nameStart, tokens: earlier } = written.get(id) ?? { ...definition, tokens: [] };
    written.set(id, { name, nameStart, tokens: [...earlier, ...own] });
  }
  return { tree, written };
}
