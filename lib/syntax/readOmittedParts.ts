import type { SyntaxDefinition } from '../compiler/readSyntaxTree';
import type { WrittenDefinition } from './readVersion';
import { takeGroup } from './takeGroup';
import { toDefinitionKey } from './toDefinitionKey';

type Tokens = WrittenDefinition['tokens'];

/** Annotations and constraint at one place of a definition, as tokens. The syntax tree omits them. */
export interface OmittedPart {
  annotations: readonly string[];
  /** Tokens of a pattern or of bounds, including both parentheses. Empty for a place without a constraint. */
  constraint: readonly string[];
}

/**
 * Parts of a definition that the syntax tree omits, by place, such as a field, a parameter, a status or a body. At a
 * place without annotations or constraint, the list is empty.
 */
export type OmittedParts = ReadonlyMap<string, OmittedPart>;

/** Reads annotations and constraints from the tokens of a definition. Groups them by the place that they belong to. */
export function readOmittedParts(tokens: Tokens): OmittedParts {
  const reader = new OmittedPartsReader(tokens);
  reader.read();
  return reader.places;
}

/**
 * Returns the tokens of the constraint at a place of a definition, with both parentheses; empty if there is none.
 *
 * @param omittedParts - parts of each definition, by the key of `toDefinitionKey`
 */
export function findConstraint(
  omittedParts: ReadonlyMap<string, OmittedParts>,
  definition: SyntaxDefinition,
  place: string,
): readonly string[] {
  return omittedParts.get(toDefinitionKey(definition))?.get(place)?.constraint ?? [];
}

class OmittedPartsReader {
  readonly places = new Map<string, OmittedPart>();
  #position = 0;
  /** Annotations that belong to the next place. */
  #annotations: string[] = [];
  /** Current place, a key of `places`. */
  #place = '';
  /**
   * Section that contains the next fields: `path`, or the prefix of their places, such as `query ` or
   * `status 200 header `. Empty in a type.
   */
  #section = '';
  /** Prefix for places in the current response; empty outside responses. */
  #status = '';
  /** Number of path segments of the current endpoint that were read. */
  #segments = 0;

  readonly #tokens: Tokens;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  read(): void {
    for (; this.#position < this.#tokens.length; this.#position += 1) this.#readToken();
  }

  #readToken(): void {
    const { type = '', value = '' } = this.#tokens[this.#position] ?? {};
    const next = this.#tokens[this.#position + 1]?.type;
    if (type === 'Annotation') {
      this.#annotations.push(value);
      if (next === 'LeftParenthesis') {
        this.#position += 1;
        this.#annotations.push(...this.#takeGroup());
      }
    } else if (type === 'LeftParenthesis') this.#addValues('constraint', this.#takeGroup());
    else if (next === 'Colon')
      this.#startPlace(this.#section === 'path' ? `segment ${this.#segments}` : this.#section + value);
    // The token type of a keyword ends in `Definition`, such as `EnumTypeDefinition`.
    else if (type.endsWith('Definition')) this.#startDefinition();
    else this.#readPunctuation(type, value, next);
  }

  #readPunctuation(type: string, value: string, next: string | undefined): void {
    if (type === 'Path' || type === 'ForwardSlash') {
      this.#segments += 1;
      this.#section = 'path';
    } else if (type === 'QuestionMark' && next === 'LeftCurly') this.#section = 'query ';
    else if (type === 'Hash') this.#section = `${this.#status}header `;
    else if (type === 'Integer' && next === 'Arrow') {
      this.#status = `status ${value} `;
      this.#startPlace(this.#status);
    } else if (type === 'Equals' || type === 'Method' || type === 'Arrow') this.#startValue(type, next);
  }

  #startDefinition(): void {
    [this.#section, this.#status, this.#segments] = ['', '', 0];
    this.#startPlace('');
  }

  /**
   * Starts a refined type, a message or a body. After the method of an endpoint, the next token is the path if there is
   * no body. `Unit` means that there is no body.
   */
  #startValue(type: string, next: string | undefined): void {
    if (next !== 'Path' && next !== 'ForwardSlash' && next !== 'WsUnit') this.#startPlace(`${this.#status}${type}`);
  }

  #startPlace(place: string): void {
    this.#place = place;
    this.#addValues('annotations', this.#annotations);
    this.#annotations = [];
  }

  #addValues(kind: keyof OmittedPart, values: readonly string[]): void {
    const part = this.places.get(this.#place) ?? { annotations: [], constraint: [] };
    this.places.set(this.#place, { ...part, [kind]: [...part[kind], ...values] });
  }

  /**
   * Takes the tokens in parentheses, including the parentheses. Afterwards, the closing parenthesis is the current
   * token.
   */
  #takeGroup(): string[] {
    const group = takeGroup(this.#tokens, this.#position);
    this.#position += group.length - 1;
    return group.map(({ value }) => value);
  }
}
