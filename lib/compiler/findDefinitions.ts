import type { LANGUAGE_WORDS } from './languageWords';
import { TokenCursor } from './TokenCursor';
import { findTokenEnd, type Token, tokenizeContract } from './tokens';

export type DefinitionKind = (typeof LANGUAGE_WORDS.keyword)[number];

/** A definition and the range of its text, including its annotations and comment. */
export interface Definition {
  kind: DefinitionKind;
  name: string;
  /** Offset at which the definition begins, including its annotations and comment. */
  start: number;
  /** Offset after the last character of the definition. */
  end: number;
  /** Offset of the name. */
  nameStart: number;
}

/** Definitions of a contract, and the tokens outside all definitions. */
export interface ContractOutline {
  tokens: Token[];
  definitions: Definition[];
  strayTokens: Token[];
}

const KEYWORDS: Readonly<Record<string, DefinitionKind>> = {
  TypeDefinition: 'type',
  EnumTypeDefinition: 'enum',
  EndpointDefinition: 'endpoint',
  ChannelDefinition: 'channel',
};

const CONSTRAINT_BEFORE_QUESTION_MARK = new Set(['WsInteger', 'WsNumber']);
const PRIMITIVE_TOKENS = new Set(['WsString', 'WsInteger', 'WsNumber', 'WsBoolean', 'WsBytes']);

/**
 * Finds where each definition begins and ends, following the parser's productions for types, enums, endpoints and
 * channels. The parser silently skips unknown words between definitions; the outline lists them in `strayTokens`. If
 * the parser refuses the contract, the outline is approximate.
 */
export function findDefinitions(text: string): ContractOutline {
  const tokens = tokenizeContract(text);
  const cursor = new TokenCursor(tokens);
  const outline: ContractOutline = { tokens, definitions: [], strayTokens: [] };
  while (!cursor.isAtEnd) {
    const first = cursor.position;
    skipPreamble(cursor);
    const keyword = cursor.current;
    const kind = keyword && KEYWORDS[keyword.type];
    if (kind) {
      const definition = takeDefinition(cursor, kind, tokens[first]);
      if (definition) outline.definitions.push(definition);
    } else {
      cursor.position = Math.max(cursor.position, first + 1);
      outline.strayTokens.push(...tokens.slice(first, cursor.position));
    }
  }
  return outline;
}

/** Skips annotations and the comment after them. */
function skipPreamble(cursor: TokenCursor): void {
  while (cursor.skip('Annotation')) cursor.skipGroup('LeftParenthesis');
  cursor.skip('Comment');
}

/** @param first - first token of the definition, including its annotations and comment */
function takeDefinition(cursor: TokenCursor, kind: DefinitionKind, first: Token | undefined): Definition | undefined {
  cursor.take();
  const name = cursor.take();
  skipBody(cursor, kind);
  const last = cursor.previous;
  if (!name || !last || !first) return undefined;
  return { kind, name: name.value, start: first.start, end: findTokenEnd(last), nameStart: name.start };
}

function skipBody(cursor: TokenCursor, kind: DefinitionKind): void {
  switch (kind) {
    case 'type':
      skipTypeBody(cursor);
      break;
    case 'enum':
      cursor.skipGroup('LeftCurly');
      break;
    case 'channel':
      cursor.skip('Arrow');
      skipReference(cursor);
      break;
    case 'endpoint':
      while (!cursor.isAtEnd && cursor.current?.type !== 'Arrow') {
        if (!cursor.skipGroup('LeftCurly')) cursor.take();
      }
      cursor.skip('Arrow');
      cursor.skipGroup('LeftCurly');
      break;
  }
}

function skipTypeBody(cursor: TokenCursor): void {
  if (cursor.skipGroup('LeftCurly')) return;
  cursor.skip('Equals');
  if (skipPrimitive(cursor)) return;
  do cursor.take();
  while (cursor.skip('Pipe'));
}

function skipReference(cursor: TokenCursor): void {
  if (cursor.skipGroup('LeftCurly')) {
    cursor.skip('QuestionMark');
    return;
  }
  if (!skipPrimitive(cursor)) {
    cursor.take();
    cursor.skip('QuestionMark');
  }
  if (cursor.skip('Brackets')) cursor.skip('QuestionMark');
}

function skipPrimitive(cursor: TokenCursor): boolean {
  const type = cursor.current?.type;
  if (type === undefined || !PRIMITIVE_TOKENS.has(type)) return false;
  cursor.take();
  if (type === 'WsString') {
    cursor.skip('QuestionMark');
    cursor.skipGroup('LeftParenthesis');
  } else {
    if (CONSTRAINT_BEFORE_QUESTION_MARK.has(type)) cursor.skipGroup('LeftParenthesis');
    cursor.skip('QuestionMark');
  }
  return true;
}
