import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isStackOverflow } from '../compiler/describeFailure';
import type { SyntaxField, SyntaxReference } from '../compiler/readSyntaxTree';
import { readConstraint, tryCompilePattern } from '../compiler/readConstraint';
import { blankByteOrderMark } from '../json/blankByteOrderMark';
import { joinPointer } from '../json/pointers';
import { indexTypes, type TypeDefinition } from '../syntax/definitions';
import { findConstraint } from '../syntax/readOmittedParts';
import type { Contract, Shape, Violation } from './types';

/** Maximum number of violations that a check returns. */
export const VIOLATION_LIMIT = 200;

/**
 * Checks JSON against a shape of a contract. Bounds are inclusive, and patterns may match any part of a string, as in
 * the code that `--ir` generates for TypeScript. Unlike that code, the check also covers dictionaries, unions,
 * constraints of fields, unknown fields, enum entries and the JSON types of values.
 *
 * @returns the violations in the order of the text, at most `VIOLATION_LIMIT`. If the text is not JSON, or is nested
 *   too deeply, there is a single violation, about the syntax.
 */
export function checkPayload(contract: Contract, shape: Shape, text: string): Violation[] {
  try {
    return findViolations(contract, shape, blankByteOrderMark(text));
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return [
      {
        pointer: '',
        message: 'This is nested too deeply to be checked: check a part of it.',
        offset: 0,
        length: 1,
      },
    ];
  }
}

function findViolations(
  contract: Contract,
  { reference, constraint }: Omit<Shape, 'label'>,
  text: string,
): Violation[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const name = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error);
    const message = `This is not valid JSON: ${SYNTAX_ERRORS[name] ?? 'there is an unexpected character'}.`;
    return [{ pointer: '', message, offset: error?.offset ?? 0, length: error?.length ?? 1 }];
  }
  const check = new PayloadCheck(contract, text);
  check.check(root, { reference, constraint, pointer: '' });
  return check.violations.toSorted((one, other) => one.offset - other.offset).slice(0, VIOLATION_LIMIT);
}

/** Messages for readers, by the name of the parser's error code. */
const SYNTAX_ERRORS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'only numbers, true, false and null are written without quotes',
  InvalidNumberFormat: 'this number is incomplete',
  PropertyNameExpected: 'a field name in double quotes must follow',
  ValueExpected: 'a value must follow',
  ColonExpected: 'a colon must follow the field name',
  CommaExpected: 'a comma must separate two values',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'the text must end after the first value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a string must end on its line with a double quote',
  UnexpectedEndOfNumber: 'this number is incomplete',
  InvalidUnicode: '\\u must be followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'this escape sequence is unknown',
  InvalidCharacter: 'control characters must be escaped',
};

/** The type that a value must have, and the position of the value. */
interface Expectation extends Omit<Shape, 'label'> {
  pointer: string;
  /**
   * Names of the unions that were resolved to reach this type for the same value. A union can contain itself, so the
   * check stops at a repetition.
   */
  unions?: readonly string[];
}

const JSON_TYPE_NAMES: Readonly<Record<Node['type'], string>> = {
  object: 'an object',
  array: 'a list',
  property: 'a field',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

class PayloadCheck {
  readonly violations: Violation[] = [];
  readonly #contract: Contract;
  readonly #types: ReadonlyMap<string, TypeDefinition>;
  readonly #text: string;

  constructor(contract: Contract, text: string) {
    this.#contract = contract;
    this.#types = indexTypes(contract.tree);
    this.#text = text;
  }

  check(value: Node, expectation: Expectation): void {
    const { reference, pointer } = expectation;
    if (reference.node === 'WsAny' || (value.type === 'null' && reference.isNullable)) return;
    switch (reference.node) {
      case 'WsUnit':
        this.#report(pointer, value, 'must be absent: the contract has no content here');
        break;
      case 'WsIterable':
        if (this.#requireType('array', value, pointer)) {
          for (const [index, item] of (value.children ?? []).entries())
            this.#checkItem(item, index, reference, expectation);
        }
        break;
      case 'WsDict':
        if (this.#requireType('object', value, pointer)) {
          for (const [name, { item }] of this.#readFields(value, pointer))
            this.#checkItem(item, name, reference, expectation);
        }
        break;
      case 'WsPrimitive':
        this.#checkPrimitive(value, reference.type.name, expectation);
        break;
      case 'WsCustom':
        this.#checkDefinition(value, this.#types.get(reference.value), expectation);
        break;
    }
  }

  /** Checks an item of a list, or a value of a dictionary. */
  #checkItem(
    item: Node,
    key: string | number,
    { reference }: Extract<SyntaxReference, { node: 'WsIterable' | 'WsDict' }>,
    { pointer, constraint }: Expectation,
  ): void {
    this.check(item, { reference, constraint, pointer: joinPointer(pointer, key) });
  }

  #checkPrimitive(value: Node, type: string, { constraint: tokens, pointer }: Expectation): void {
    const kind = type === 'Boolean' ? 'boolean' : type === 'String' || type === 'Bytes' ? 'string' : 'number';
    if (!this.#requireType(kind, value, pointer)) return;
    const problem = this.#describeTypeProblem(value, type);
    if (problem !== undefined) this.#report(pointer, value, problem);
    const number = Number(value.value);
    const constraint = readConstraint(tokens);
    if (constraint?.kind === 'bounds') {
      if (number < constraint.min) this.#report(pointer, value, `must be at least ${constraint.min}`);
      if (number > constraint.max) this.#report(pointer, value, `must be at most ${constraint.max}`);
    }
    if (constraint?.kind === 'pattern') {
      const pattern = tryCompilePattern(constraint.pattern);
      if (pattern === undefined) {
        this.#report(
          pointer,
          value,
          `cannot be checked: JavaScript does not support the pattern ${constraint.pattern}`,
        );
      } else if (!pattern.test(String(value.value))) {
        this.#report(pointer, value, `must match ${constraint.pattern}`);
      }
    }
  }

  /** Returns why a value of the right JSON type does not belong to a primitive type; undefined if it does. */
  #describeTypeProblem(value: Node, type: string): string | undefined {
    if (type === 'Bytes') return isBase64(String(value.value)) ? undefined : 'must be Base64';
    const bits = type.endsWith('32') ? 32 : 64;
    const number = Number(value.value);
    if (type.startsWith('Number')) {
      const nearest = bits === 32 ? Math.fround(number) : number;
      return Number.isFinite(nearest) ? undefined : `must fit into a floating-point number of ${bits} bits`;
    }
    if (!type.startsWith('Integer')) return undefined;
    // A number that JavaScript reads as infinite, such as `1e400`, is reported as too large.
    if (Number.isFinite(number) && !Number.isInteger(number)) return 'must be a whole number';
    return this.#fits(value, bits) ? undefined : `must fit into ${bits} bits`;
  }

  /**
   * Returns whether an integer fits into a number of bits. Compares digits, because JavaScript numbers do not preserve
   * all of them.
   */
  #fits({ offset, length, value }: Node, bits: number): boolean {
    if (!Number.isFinite(value)) return false;
    const written = this.#text.slice(offset, offset + length);
    const whole = BigInt(/^-?\d+$/.test(written) ? written : Number(value));
    return BigInt.asIntN(bits, whole) === whole;
  }

  #checkDefinition(value: Node, definition: TypeDefinition | undefined, expectation: Expectation): void {
    switch (definition?.node) {
      case 'WsType':
        if (this.#requireType('object', value, expectation.pointer))
          this.#checkFields(value, definition, definition.shape.value, expectation.pointer);
        break;
      case 'WsEnum':
        if (!definition.entries.includes(String(value.value)) || value.type !== 'string') {
          const entries = definition.entries.join(', ');
          this.#report(expectation.pointer, value, `must be an entry of ${definition.identifier}: ${entries}`);
        }
        break;
      case 'WsRefined':
        this.check(value, {
          ...expectation,
          reference: definition.reference,
          constraint: findConstraint(this.#contract.omittedParts, definition, 'Equals'),
        });
        break;
      case 'WsUnion':
        this.#checkUnion(value, definition.identifier, definition.entries, expectation);
        break;
      case undefined:
        break;
    }
  }

  #checkFields(value: Node, owner: TypeDefinition, fields: readonly SyntaxField[], pointer: string): void {
    const unmatched = this.#readFields(value, pointer);
    for (const { identifier, reference } of fields) {
      const name = identifier.value;
      const field = unmatched.get(name);
      unmatched.delete(name);
      const constraint = findConstraint(this.#contract.omittedParts, owner, name);
      if (field !== undefined) this.check(field.item, { reference, constraint, pointer: joinPointer(pointer, name) });
      else if (!reference.isNullable) {
        this.#report(
          joinPointer(pointer, name),
          { ...value, length: 1 },
          `is missing: ${owner.identifier} requires it`,
        );
      }
    }
    for (const [name, { key }] of unmatched) {
      this.#report(joinPointer(pointer, name), key, `is not a field of ${owner.identifier}`);
    }
  }

  #checkUnion(value: Node, name: string, members: readonly SyntaxReference[], expectation: Expectation): void {
    const { unions = [], pointer } = expectation;
    if (unions.includes(name)) {
      this.#report(pointer, value, `cannot be checked: ${name} contains itself`);
      return;
    }
    const attempts = members.map((member) => {
      const attempt = new PayloadCheck(this.#contract, this.#text);
      attempt.check(value, { reference: member, constraint: [], pointer, unions: [...unions, name] });
      return { member: 'value' in member ? member.value : '', violations: attempt.violations };
    });
    const [closest] = attempts.toSorted((one, other) => one.violations.length - other.violations.length);
    if (closest === undefined || closest.violations.length === 0) return;
    const names = attempts.map(({ member }) => member).join(', ');
    this.#report(pointer, value, `must be one of ${names}. It is closest to ${closest.member}`);
    this.violations.push(...closest.violations);
  }

  /** Indexes the fields of an object by name. Reports duplicate fields. */
  #readFields(value: Node, pointer: string): Map<string, { key: Node; item: Node }> {
    const fields = new Map<string, { key: Node; item: Node }>();
    for (const { children: [key, item] = [] } of value.children ?? []) {
      if (key === undefined || item === undefined) continue;
      const name = String(key.value);
      if (fields.has(name)) this.#report(joinPointer(pointer, name), key, 'is written twice');
      fields.set(name, { key, item });
    }
    return fields;
  }

  /** Returns whether a value has a JSON type. Reports a violation if it does not. */
  #requireType(type: Node['type'], value: Node, pointer: string): boolean {
    if (value.type === type) return true;
    this.#report(pointer, value, `must be ${JSON_TYPE_NAMES[type]}, but is ${JSON_TYPE_NAMES[value.type]}`);
    return false;
  }

  #report(pointer: string, { offset, length }: Pick<Node, 'offset' | 'length'>, message: string): void {
    this.violations.push({ pointer, message, offset, length });
  }
}

/** Returns whether a string is Base64, as Jackson reads it: padded, and possibly with line breaks. */
function isBase64(text: string): boolean {
  const characters = text.replaceAll(/\s/g, '');
  return characters.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(characters);
}
