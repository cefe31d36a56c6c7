import type { LeftOutPart } from '@site/lib/payloads';
import type { WrittenDefinition } from './readVersion';
import { takeGroup } from './takeGroup';

type Tokens = WrittenDefinition['tokens'];

/** What the syntax tree leaves out of a definition, by the place it stands at: a field, a parameter, a status, a body … Places at which nothing is left out have empty lists. */
export type LeftOut = ReadonlyMap<string, LeftOutPart>;

/** Reads annotations and constraints out of the tokens of a definition, each with the place it belongs to. */
export function readLeftOut(tokens: Tokens): LeftOut {
  const reader = new LeftOutReader(tokens);
  reader.read();
  return reader.places;
}

const KEYWORDS: ReadonlySet<string> = new Set([
  'TypeDefinition',
  'EnumTypeDefinition',
  'EndpointDefinition',
  'ChannelDefinition',
]);

class LeftOutReader {
  readonly places = new Map<string, LeftOutPart>();
  #position = 0;
  /** Annotations belong to the place that follows them. */
  #annotations: string[] = [];
  #place = '';
  /** The part of the endpoint that contains the fields; it prefixes their names. */
  #section = '';
  /** Status of the response that is being read, if any. */
  #status = '';
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
    } else if (type === 'LeftParenthesis') this.#note('constraint', this.#takeGroup());
    else if (next === 'Colon')
      this.#open(this.#section === 'path' ? `segment ${this.#segments}` : this.#section + readName(value));
    else if (KEYWORDS.has(type)) this.#startDefinition();
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
      this.#open(this.#status);
    } else if (type === 'Equals' || type === 'Method' || type === 'Arrow') this.#startValue(type, next);
  }

  #startDefinition(): void {
    [this.#section, this.#status, this.#segments] = ['', '', 0];
    this.#open('');
  }

  /** A refined type, a message or a body, if it is one: the path follows where there is no body. */
  #startValue(type: string, next: string | undefined): void {
    if (next !== 'Path' && next !== 'ForwardSlash' && next !== 'WsUnit') this.#open(`${this.#status}${type}`);
  }

  #open(place: string): void {
    this.#place = place;
    this.#note('annotations', this.#annotations);
    this.#annotations = [];
  }

  #note(kind: keyof LeftOutPart, values: readonly string[]): void {
    const part = this.places.get(this.#place) ?? { annotations: [], constraint: [] };
    this.places.set(this.#place, { ...part, [kind]: [...part[kind], ...values] });
  }

  /** What stands in parentheses, with them. Stays at the last one. */
  #takeGroup(): string[] {
    const group = takeGroup(this.#tokens, this.#position);
    this.#position += group.length - 1;
    return group.map(({ value }) => value);
  }
}

/** A field may be written in backticks. */
function readName(value: string): string {
  return value.replaceAll('`', '');
}
