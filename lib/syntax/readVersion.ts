import type { Definition } from '../compiler/findDefinitions';
import type { SyntaxDefinition } from '../compiler/readSyntaxTree';
import type { Token } from '../compiler/tokens';
import { toDefinitionKey } from './toDefinitionKey';

/** One version of a contract: its syntax tree, and the tokens of its definitions. */
export interface Version {
  tree: readonly SyntaxDefinition[];
  /** Definitions as written, by the key of `toDefinitionKey`. */
  written: ReadonlyMap<string, WrittenDefinition>;
}

/** A definition as written in the contract: its name and its tokens. */
export interface WrittenDefinition {
  /** Name of the definition without its kind, for readers. */
  name: string;
  /** Offset of the name in its first definition, because a contract may define it several times. */
  nameStart: number;
  /**
   * Tokens without comments, and names without backticks, which only some names need. If the name is defined more than
   * once, the tokens of all its definitions.
   */
  tokens: readonly Pick<Token, 'type' | 'value'>[];
}

/** The compiler's responses for a contract. */
export interface ContractResponses {
  /** `null` if the compiler refuses the text. */
  tree: readonly SyntaxDefinition[] | null;
  /** Definitions of the contract, in text order. */
  definitions: readonly Definition[];
  /** All tokens of the contract, including comments. */
  tokens: readonly Token[];
}

/**
 * Combines the compiler's responses for one version of a contract, to compare it with another version. Returns
 * `undefined` if the compiler refuses the contract.
 */
export function readVersion({ tree, definitions, tokens }: ContractResponses): Version | undefined {
  if (tree === null) return undefined;
  const written = new Map<string, WrittenDefinition>();
  // Definitions and tokens are in the order of the text, so one pass over the tokens is sufficient.
  let position = 0;
  for (const definition of definitions) {
    const own: Pick<Token, 'type' | 'value'>[] = [];
    let token = tokens[position];
    while (token !== undefined && token.start < definition.end) {
      if (token.start >= definition.start && token.type !== 'Comment')
        own.push({ type: token.type, value: token.value.replace(/^`(.*)`$/, '$1') });
      position += 1;
      token = tokens[position];
    }
    const key = toDefinitionKey(definition);
    const { name, nameStart, tokens: earlier } = written.get(key) ?? { ...definition, tokens: [] };
    written.set(key, { name, nameStart, tokens: [...earlier, ...own] });
  }
  return { tree, written };
}
