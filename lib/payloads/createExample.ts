import RandExp from 'randexp';
import { type Constraint, readConstraint, tryCompilePattern } from '../compiler/readConstraint';
import type { SyntaxReference } from '../compiler/readSyntaxTree';
import { findReferencedName, indexTypes, type TypeDefinition } from '../syntax/definitions';
import { findConstraint } from '../syntax/readOmittedParts';
import { checkPayload } from './checkPayload';
import type { Contract, Example, Shape } from './types';

/** Number of strings to try for a pattern. */
const MAX_ATTEMPTS = 20;

/** Maximum number of repetitions for an unbounded quantifier such as `+`. */
const MAX_REPETITIONS = 3;

/**
 * Creates an example of a shape. It is deterministic and was checked with `checkPayload`. It contains all optional
 * fields, except those that would nest a type in itself. If no valid example is found, returns a message instead.
 */
export function createExample(contract: Contract, shape: Shape): Example {
  try {
    const value = new ExampleCreator(contract).create(shape.reference, shape.constraint, 'text');
    const json = JSON.stringify(value, undefined, 2);
    const [violation] = checkPayload(contract, shape, json);
    if (violation === undefined) return { json };
    const subject = violation.pointer === '' ? 'the value' : violation.pointer;
    return { problem: `No valid example was found. In the one that was tried, ${subject} ${violation.message}.` };
  } catch (error) {
    if (error instanceof NoExampleError) return { problem: `No example could be created: ${error.message}.` };
    throw error;
  }
}

/** Error for a type for which no valid value was found. */
class NoExampleError extends Error {}

class ExampleCreator {
  readonly #contract: Contract;
  readonly #types: ReadonlyMap<string, TypeDefinition>;
  /** Types whose examples are being created, outermost first. */
  readonly #typesInProgress: string[] = [];

  constructor(contract: Contract) {
    this.#contract = contract;
    this.#types = indexTypes(contract.tree);
  }

  /**
   * Creates an example of a type.
   *
   * @param name - name of the field, which is used as the value of a string without a pattern
   */
  create(reference: SyntaxReference, constraint: readonly string[], name: string): unknown {
    switch (reference.node) {
      case 'WsAny':
      case 'WsUnit':
        return null;
      case 'WsIterable':
        return this.#isInProgress(reference.reference) ? [] : [this.create(reference.reference, constraint, name)];
      case 'WsDict':
        return this.#isInProgress(reference.reference)
          ? {}
          : { key: this.create(reference.reference, constraint, name) };
      case 'WsPrimitive':
        return createPrimitive(reference.type.name, readConstraint(constraint), name);
      case 'WsCustom':
        return this.#createCustom(reference.value, name);
    }
  }

  /** Returns whether an example of this type, or of its elements, is being created. */
  #isInProgress(reference: SyntaxReference): boolean {
    return this.#typesInProgress.includes(findReferencedName(reference) ?? '');
  }

  #createCustom(type: string, name: string): unknown {
    if (this.#typesInProgress.includes(type)) throw new NoExampleError(`each ${type} requires another ${type}`);
    const definition = this.#types.get(type);
    this.#typesInProgress.push(type);
    try {
      return definition === undefined ? null : this.#createFromDefinition(definition, name);
    } finally {
      this.#typesInProgress.pop();
    }
  }

  #createFromDefinition(definition: TypeDefinition, name: string): unknown {
    switch (definition.node) {
      case 'WsEnum':
        return definition.entries[0];
      case 'WsRefined':
        return this.create(
          definition.reference,
          findConstraint(this.#contract.omittedParts, definition, 'Equals'),
          name,
        );
      case 'WsUnion':
        return this.#createMember(definition.entries, name);
      case 'WsType':
        return Object.fromEntries(
          definition.shape.value
            .filter(({ reference }) => !(reference.isNullable && this.#isInProgress(reference)))
            .map(({ identifier: { value }, reference }) => [
              value,
              this.create(reference, findConstraint(this.#contract.omittedParts, definition, value), value),
            ]),
        );
    }
  }

  /**
   * Creates an example of a union from its first member for which this is possible. If it is possible for none, throws
   * the error of the first member.
   */
  #createMember(members: readonly SyntaxReference[], name: string): unknown {
    let failure: unknown;
    for (const member of members) {
      try {
        const value = this.create(member, [], name);
        const shape = { label: '', reference: member, constraint: [] };
        if (checkPayload(this.#contract, shape, JSON.stringify(value)).length === 0) return value;
        failure ??= new NoExampleError("no valid example of the union's first member was found");
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }
}

function createPrimitive(type: string, constraint: Constraint | undefined, name: string): unknown {
  switch (type) {
    case 'String':
    case 'Bytes':
      if (constraint?.kind === 'pattern') return createMatch(constraint.pattern);
      return type === 'Bytes' ? 'Qnl0ZXM=' : name;
    case 'Boolean':
      return true;
    default:
      return createNumber(
        type.startsWith('Integer'),
        constraint?.kind === 'bounds' ? constraint : { min: -Infinity, max: Infinity },
      );
  }
}

/**
 * Creates a number between two bounds. If possible, it differs from both bounds, because some generated code excludes
 * them.
 *
 * @throws NoExampleError if the lower bound is above the upper one
 */
function createNumber(isWhole: boolean, { min, max }: { min: number; max: number }): number {
  if (min > max) throw new NoExampleError(`no number is between ${min} and ${max}`);
  if (min === -Infinity) return max === Infinity ? (isWhole ? 1 : 1.5) : max - 1;
  const step = isWhole ? 1 : 0.5;
  if (min + step < max) return min + step;
  return isWhole ? min : (min + max) / 2;
}

/** Strings that are easy to read: words with a single separator between them. */
const READABLE_STRING = /^\w+(?:[@.:/+ -]\w+)*$/;

/**
 * Creates a string that matches a pattern. Prefers a readable one.
 *
 * @throws NoExampleError if it finds none
 */
function createMatch(pattern: string): string {
  const compiled = tryCompilePattern(pattern);
  let first: string | undefined;
  for (let attempt = 0; compiled !== undefined && attempt < MAX_ATTEMPTS; attempt += 1) {
    // A different start changes the choices of the generator, so the attempts usually produce different strings.
    const text = generateMatch(compiled, attempt * 13);
    if (text === undefined || !compiled.test(text)) continue;
    if (READABLE_STRING.test(text)) return text;
    first ??= text;
  }
  if (first !== undefined) return first;
  throw new NoExampleError(`no string was found that matches ${pattern}`);
}

/** Matches an escape, a character class, or the dot. */
const DOT = /\\.|\[(?:\\.|[^\]\\])*\]|\./g;

/**
 * @returns a string that may match; `undefined` for a pattern that `randexp` does not support, such as one with a
 *   lookbehind
 */
function generateMatch({ source, flags }: RegExp, start: number): string | undefined {
  try {
    // For a dot, `randexp` would choose any printable character.
    const letters = source.replaceAll(DOT, (part) => (part === '.' ? '[a-z]' : part));
    const generator = new RandExp(letters, flags);
    generator.max = MAX_REPETITIONS;
    let choiceCount = start;
    // Replaces random choices with choices in turn, so that the example is always the same.
    generator.randInt = (from, to) => {
      choiceCount += 1;
      return from + ((choiceCount - 1) % (to - from + 1));
    };
    return generator.gen();
  } catch {
    return undefined;
  }
}
