import { LANGUAGE_WORDS } from '../compiler/languageWords';

interface Constrained {
  isOptional: boolean;
  /** Content of the parentheses: a pattern such as `/[A-Z]+/g`, or bounds such as `1, 9`. Empty without parentheses. */
  constraint: string;
}

interface NamedType extends Constrained {
  kind: 'named';
  name: string;
}

interface Collection extends Constrained {
  kind: 'list' | 'dict';
  of: ParsedType;
}

/** A type as a contract writes it: `Book[]?` is an optional list of a named type. */
export type ParsedType = NamedType | Collection;

/**
 * A part of a contract that can have annotations. `annotations` contains their names and arguments, separated by
 * spaces.
 */
interface Annotated {
  annotations: string;
}

/** A field of a type, a path or query parameter, or a header of a request or a response. */
export interface ParsedField extends Annotated {
  name: string;
  type: ParsedType;
}

/** Definition of a type: its fields, the entries of an enum, the members of a union, or a refined type. */
export type ParsedDefinition =
  | (Annotated & { kind: 'fields'; fields: ParsedField[] })
  | (Annotated & { kind: 'entries'; entries: string[] })
  | (Annotated & { kind: 'members'; members: string[] })
  | (Annotated & { kind: 'refined'; type: ParsedType });

/** A response of an endpoint. */
export interface ParsedResponse extends Annotated {
  status: string;
  type: ParsedType;
  headers: ParsedField[];
}

/** An endpoint, with its parameters by their location. */
export interface ParsedEndpoint extends Annotated {
  name: string;
  method: string;
  /** Path with `{}` for each parameter. */
  path: string;
  parameters: ParsedField[];
  queries: ParsedField[];
  headers: ParsedField[];
  body: ParsedType | undefined;
  responses: ParsedResponse[];
}

/** Definitions of a contract. */
export interface ParsedContract {
  types: Map<string, ParsedDefinition>;
  endpoints: ParsedEndpoint[];
}

/**
 * Matches a token: a comment, a pattern after a parenthesis, a string, a name in backticks, an arrow, a part of a path,
 * a word, or any other character.
 */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=\([ \t]*)\/(?:[^\\\n/]|\\.)*\/[a-z]*|"(?:[^"\\]|\\.)*"|`[^`\n]*`|->|\/[^\s{}?#]*|(?:(?!->)[^\s{}()[\]:,?#|="`/])+|\S/g;

/** Tokens that cannot be the name of a type. */
const NON_NAME_TOKEN = /^(?:type|enum|endpoint|channel|->|[{}()[\]:,?#|="@].*)?$/;

/** HTTP methods, which are reserved words of the language. */
export const METHODS: ReadonlySet<string> = new Set(LANGUAGE_WORDS.method);

/**
 * Reads a contract, even if the compiler refuses it. Converters write names with dots, types without fields, and
 * statuses such as `4XX`, whose meaning is clear. This reader reports no mistakes, so it does not replace a parser of
 * the language.
 */
export function parseContract(text: string): ParsedContract {
  const reader = new ContractReader(text);
  reader.read();
  return reader.contract;
}

class ContractReader {
  readonly contract: ParsedContract = { types: new Map(), endpoints: [] };
  readonly #text: string;
  readonly #tokens: readonly RegExpExecArray[];
  #position = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.matchAll(TOKEN)].filter(([token]) => !/^\/[/*]/.test(token));
  }

  read(): void {
    while (this.#position < this.#tokens.length) {
      const annotations = this.#takeAnnotations();
      const keyword = this.#take();
      if (keyword === 'type') this.#readType(annotations);
      else if (keyword === 'endpoint') this.#readEndpoint(annotations);
      else if (keyword === 'enum') {
        const name = this.#takeUntil('{');
        this.contract.types.set(name, {
          kind: 'entries',
          annotations,
          entries: this.#takeList(() => this.#takeUntil(',', '}')),
        });
      }
    }
  }

  get #current(): string {
    return this.#tokens[this.#position]?.[0] ?? '';
  }

  /** Offset of the current token; the end of the text if there is none. */
  get #offset(): number {
    return this.#tokens[this.#position]?.index ?? this.#text.length;
  }

  /** Returns the current token and moves to the next one. At the end of the text, returns an empty string. */
  #take(): string {
    const token = this.#current;
    this.#position += 1;
    return token;
  }

  /** Moves past the current token if it is `token`. Returns whether it was. */
  #skip(token: string): boolean {
    const isNext = this.#current === token;
    if (isNext) this.#position += 1;
    return isNext;
  }

  /**
   * Takes a name, which ends before one of the given tokens. It may contain spaces if the compiler refuses the
   * contract.
   */
  #takeUntil(...ends: string[]): string {
    const start = this.#offset;
    let end = start;
    while (this.#current !== '' && !ends.includes(this.#current)) end = this.#offset + this.#take().length;
    return this.#text.slice(start, end).replaceAll('`', '');
  }

  /**
   * Takes annotations. A token with `@` before a colon is the name of a field, as in `@id: String` from a converter.
   */
  #takeAnnotations(): string {
    const parts: string[] = [];
    while (this.#current.startsWith('@') && !this.#hasColonAfter(1)) parts.push(this.#take(), this.#takeGroup());
    return parts.join(' ');
  }

  /**
   * Takes a group in parentheses, if the next token opens one.
   *
   * @returns the tokens between the parentheses, separated by spaces; empty if there is no group
   */
  #takeGroup(): string {
    const parts: string[] = [];
    for (let depth = this.#skip('(') ? 1 : 0; depth > 0 && this.#current !== '';) {
      const token = this.#take();
      if (token === '(') depth += 1;
      if (token === ')') depth -= 1;
      if (depth > 0) parts.push(token);
    }
    return parts.join(' ').replaceAll(' ,', ',');
  }

  /** Takes a list in braces, with or without commas. */
  #takeList<Item>(takeItem: () => Item): Item[] {
    const items: Item[] = [];
    this.#skip('{');
    while (this.#current !== '' && !this.#skip('}')) {
      const start = this.#position;
      items.push(takeItem());
      this.#skip(',');
      // Skips a token that cannot start an item, so that the loop ends.
      if (this.#position === start) this.#position += 1;
    }
    return items;
  }

  /** Returns whether the next tokens are the given number of tokens and then a colon. */
  #hasColonAfter(count: number): boolean {
    return this.#tokens[this.#position + count]?.[0] === ':';
  }

  /** Takes a list of fields. Drops fields without a name, which are mistakes that the compiler reports. */
  #takeFields(): ParsedField[] {
    return this.#takeList(() => this.#takeField()).filter(({ name }) => name !== '');
  }

  /** Takes a field. Converters also write names with colons, such as `dc:title`. */
  #takeField(): ParsedField {
    const annotations = this.#takeAnnotations();
    const start = this.#offset;
    let name = this.#takeUntil(':', '}', ',');
    while (this.#current === ':' && this.#hasColonAfter(2)) {
      this.#take();
      this.#take();
      name = this.#text.slice(start, this.#offset).replaceAll('`', '').trim();
    }
    this.#skip(':');
    return { annotations, name, type: this.#takeType() };
  }

  /** Takes a type. Converters also write lists of dictionaries, such as `{ Book }[]`, which the compiler refuses. */
  #takeType(): ParsedType {
    let type = this.#current === '{' ? this.#takeDictionary() : this.#takeNamed();
    while (this.#skip('[')) {
      this.#skip(']');
      type = { kind: 'list', of: type, constraint: '', isOptional: this.#takeQuestionMarks() };
    }
    return type;
  }

  #takeDictionary(): ParsedType {
    this.#skip('{');
    const of = this.#takeType();
    this.#skip('}');
    return { kind: 'dict', of, constraint: '', isOptional: this.#takeQuestionMarks() };
  }

  #takeNamed(): ParsedType {
    const name = NON_NAME_TOKEN.test(this.#current) ? '' : this.#take();
    const isOptional = this.#takeQuestionMarks();
    const constraint = this.#takeGroup();
    return {
      kind: 'named',
      name: name.replaceAll('`', ''),
      constraint,
      isOptional: this.#takeQuestionMarks() || isOptional,
    };
  }

  /** Takes all question marks after a type. Returns whether there were any, which make the type optional. */
  #takeQuestionMarks(): boolean {
    const isNext = this.#skip('?');
    while (this.#skip('?'));
    return isNext;
  }

  #readType(annotations: string): void {
    const name = this.#takeUntil('{', '=');
    if (!this.#skip('=')) {
      const fields = this.#takeFields();
      this.contract.types.set(name, { kind: 'fields', annotations, fields });
      return;
    }
    const type = this.#takeType();
    const members = type.kind === 'named' && type.name !== '' ? [type.name] : [];
    while (this.#skip('|')) members.push(this.#take());
    // The converters also write unions of primitives. The compiler reads only the first member of such a union.
    const isRefined = BUILT_IN_TYPES.has(members[0] ?? '');
    this.contract.types.set(
      name,
      isRefined ? { kind: 'refined', annotations, type } : { kind: 'members', annotations, members },
    );
  }

  #readEndpoint(annotations: string): void {
    const name = [this.#take()];
    while (this.#current !== '' && !METHODS.has(this.#current)) name.push(this.#take());
    const method = this.#take();
    const hasBody = !/^(?:\/.*|->|\?|#)$/.test(this.#current);
    const body = hasBody ? this.#takeType() : undefined;
    const parameters: ParsedField[] = [];
    let path = '';
    while (!['->', '?', '#', ''].includes(this.#current)) {
      if (this.#skip('{')) {
        parameters.push(this.#takeField());
        this.#skip('}');
        path += '{}';
      } else path += this.#take();
    }
    const queries = this.#skip('?') ? this.#takeFields() : [];
    const headers = this.#takeHeaders();
    this.#skip('->');
    const responses = this.#takeList(() => this.#takeResponse());
    this.contract.endpoints.push({
      name: name.join(' '),
      annotations,
      method,
      path,
      parameters,
      queries,
      headers,
      body,
      responses,
    });
  }

  #takeHeaders(): ParsedField[] {
    return this.#skip('#') ? this.#takeFields() : [];
  }

  #takeResponse(): ParsedResponse {
    const annotations = this.#takeAnnotations();
    const status = this.#takeUntil('->', '}');
    this.#skip('->');
    return { annotations, status, type: this.#takeType(), headers: this.#takeHeaders() };
  }
}

/** Names of the types that are built into the language. */
export const BUILT_IN_TYPES: ReadonlySet<string> = new Set(LANGUAGE_WORDS['built-in type']);

/** Creates a required type without a constraint from the name of a type. */
export function createNamedType(name: string): ParsedType {
  return { kind: 'named', name, isOptional: false, constraint: '' };
}

/** Returns the named type that lists and dictionaries contain. */
export function findInnerType(type: ParsedType): NamedType {
  return type.kind === 'named' ? type : findInnerType(type.of);
}

/** Formats a type as in a contract, without its constraint. */
export function formatType(type: ParsedType): string {
  const mark = type.isOptional ? '?' : '';
  if (type.kind === 'named') return `${type.name}${mark}`;
  return type.kind === 'list' ? `${formatType(type.of)}[]${mark}` : `{${formatType(type.of)}}${mark}`;
}
