import type { Definition } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';
import type { Token } from '../compiler/tokens';
import { identify } from './identify';

/** A contract as its syntax tree and its tokens. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** The text of the definitions, by the key that `identify` returns. */
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

/** Answers of the compiler about a contract. */
export interface ContractAnswers {
  /** `null` where the compiler refuses the text. */
  tree: readonly SyntaxDefinition[] | null;
  /** Definitions of the text. */
  names: readonly Definition[];
  /** All tokens of the text. */
  tokens: readonly Token[];
}

/** Reads a contract from the answers of the compiler. @returns nothing if the compiler refuses the contract */
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
