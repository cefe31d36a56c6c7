import { type Token, tokenize } from './tokens';

export const DEFINITION_KINDS = ['type', 'enum', 'endpoint', 'channel'] as const;

export type DefinitionKind = (typeof DEFINITION_KINDS)[number];

/** A definition and the text that belongs to it, annotations and comment included. */
export interface Definition {
  kind: DefinitionKind;
  name: string;
  /** Offset of the first character of the definition, its annotations and comment included. */
  start: number;
  /** Offset just after its last character. */
  end: number;
  /** Offset of the name. */
  nameStart: number;
}

/** The definitions of a contract, and the tokens that belong to none of them. */
export interface ContractOutline {
  definitions: Definition[];
  strayTokens: Token[];
}

const KEYWORDS: Readonly<Record<string, DefinitionKind>> = {
  TypeDefinition: 'type',
  EnumTypeDefinition: 'enum',
  EndpointDefinition: 'endpoint',
  ChannelDefinition: 'channel',
};

const CLOSING: Readonly<Record<string, string>> = {
  LeftCurly: 'RightCurly',
  LeftParenthesis: 'RightParenthesis',
  LeftBracket: 'RightBracket',
};

const CONSTRAINT_BEFORE_QUESTION_MARK = new Set(['WsInteger', 'WsNumber']);
const PRIMITIVES = new Set(['WsString', 'WsInteger', 'WsNumber', 'WsBoolean', 'WsBytes']);

/**
 * Finds where each definition begins and ends, by the grammar of the parser (its productions for types, enums, endpoints and channels). The parser itself
 * skips words it does not know between definitions without a message; this outline names them. Meant for contracts that the parser accepts: where it
 * refuses, the outline is a guess.
 */
export function findDefinitions(text: string): ContractOutline {
  const tokens = tokenize(text);
  const outline: ContractOutline = { definitions: [], strayTokens: [] };
  let position = 0;

  const typeAt = (index: number): string | undefined => tokens[index]?.type;
  const skip = (type: string): boolean => {
    if (typeAt(position) !== type) return false;
    position += 1;
    return true;
  };

  /** Skips a bracketed group and everything in it. */
  const skipGroup = (open: string): boolean => {
    if (typeAt(position) !== open) return false;
    let depth = 0;
    for (; position < tokens.length; position += 1) {
      if (typeAt(position) === open) depth += 1;
      if (typeAt(position) === CLOSING[open]) depth -= 1;
      if (depth === 0) {
        position += 1;
        return true;
      }
    }
    return true;
  };

  const skipPrimitive = (): boolean => {
    const type = typeAt(position);
    if (type === undefined || !PRIMITIVES.has(type)) return false;
    position += 1;
    if (type === 'WsString') {
      skip('QuestionMark');
      skipGroup('LeftParenthesis');
    } else {
      if (CONSTRAINT_BEFORE_QUESTION_MARK.has(type)) skipGroup('LeftParenthesis');
      skip('QuestionMark');
    }
    return true;
  };

  const skipReference = (): void => {
    if (skipGroup('LeftCurly')) {
      skip('QuestionMark');
      return;
    }
    if (!skipPrimitive()) {
      position += 1;
      skip('QuestionMark');
    }
    if (skip('Brackets')) skip('QuestionMark');
  };

  const skipTypeBody = (): void => {
    if (skipGroup('LeftCurly')) return;
    skip('Equals');
    if (skipPrimitive()) return;
    do position += 1;
    while (skip('Pipe'));
  };

  const skipBody = (kind: DefinitionKind): void => {
    switch (kind) {
      case 'type':
        skipTypeBody();
        break;
      case 'enum':
        skipGroup('LeftCurly');
        break;
      case 'channel':
        skip('Arrow');
        skipReference();
        break;
      case 'endpoint':
        while (position < tokens.length && typeAt(position) !== 'Arrow') {
          if (!skipGroup('LeftCurly')) position += 1;
        }
        skip('Arrow');
        skipGroup('LeftCurly');
        break;
    }
  };

  while (position < tokens.length) {
    const first = position;
    while (skip('Annotation')) skipGroup('LeftParenthesis');
    skip('Comment');
    const keyword = tokens[position];
    const kind = keyword && KEYWORDS[keyword.type];
    if (!kind) {
      outline.strayTokens.push(...tokens.slice(first, Math.max(position, first + 1)));
      position = Math.max(position, first + 1);
      continue;
    }
    position += 1;
    const name = tokens[position];
    position += 1;
    skipBody(kind);
    const last = tokens[Math.min(position, tokens.length) - 1];
    const start = tokens[first]?.start;
    if (!name || !last || start === undefined) continue;
    outline.definitions.push({
      kind,
      name: name.value,
      start,
      end: last.start + last.value.length,
      nameStart: name.start,
    });
  }
  return outline;
}
