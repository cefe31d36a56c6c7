import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '../compiler/readSyntaxTree';
import { compareConstraints } from './compareConstraints';
import type { ContractModel, ConstrainedType } from './ContractModel';

/**
 * For each number type, the types that accept all its values in JSON. `Number` accepts every `Integer`, although it
 * rounds integers of more than 53 bits.
 */
const WIDER_TYPES: Readonly<Record<string, readonly string[]>> = {
  Integer32: ['Integer', 'Number'],
  Integer: ['Number'],
  Number32: ['Number'],
};

type Type = Extract<SyntaxDefinition, { node: 'WsType' }>;

interface CompatibilityOptions {
  reader: ContractModel;
  writer: ContractModel;
  /**
   * Whether the reader must know every field that the writer sends. This is true for requests; a caller ignores unknown
   * fields of a response.
   */
  needsAllFields: boolean;
}

/** Checks whether a reader of one version can read the values that a writer of the other version sends. */
export class CompatibilityCheck {
  readonly #options: CompatibilityOptions;
  /** Pairs of definitions that are being compared. Types may refer to themselves, so a pair can occur again. */
  readonly #pairsInProgress = new Set<string>();

  constructor(options: CompatibilityOptions) {
    this.#options = options;
  }

  /**
   * Returns whether every value of the writer's type is also a value of the reader's type. Ignores differences between
   * two definitions of the same kind and name, which are reported separately.
   */
  fits(reader: ConstrainedType, writer: ConstrainedType): boolean {
    const [read, written] = [
      resolveRefinedType(reader, this.#options.reader),
      resolveRefinedType(writer, this.#options.writer),
    ];
    const [to, from] = [read.reference, written.reference];
    if (from.isNullable && !to.isNullable) return false;
    if (to.node === 'WsAny') return true;
    if (to.node === 'WsCustom' || from.node === 'WsCustom') return this.#fitsNamed(read, written);
    if ((to.node === 'WsIterable' || to.node === 'WsDict') && to.node === from.node) {
      return this.fits({ ...read, reference: to.reference }, { ...written, reference: from.reference });
    }
    if (to.node !== 'WsPrimitive' || from.node !== 'WsPrimitive') return to.node === from.node;
    const [own, other] = [to.type.name, from.type.name];
    const isWider = own === other || WIDER_TYPES[other]?.includes(own) === true;
    return isWider && allowsAllValues(read.constraint, written.constraint);
  }

  #fitsNamed(read: ConstrainedType, written: ConstrainedType): boolean {
    const { reader, writer } = this.#options;
    const [to, from] = [findDefinition(read, reader), findDefinition(written, writer)];
    if (from?.node === 'WsEnum' && read.reference.node === 'WsPrimitive') {
      // `/./` represents the entries of the enum. `allowsAllValues` accepts a `String` without a constraint, or with a
      // pattern that is known to match them.
      return read.reference.type.name === 'String' && allowsAllValues(read.constraint, ['(', '/./', ')']);
    }
    if (to === undefined || from === undefined) return this.#fitsMember(to, written);
    const key = `${to.identifier} ${from.identifier}`;
    // Differences between definitions with the same name are reported separately.
    const isListed = to.identifier === from.identifier && to.node === from.node;
    if (isListed || this.#pairsInProgress.has(key)) return true;
    this.#pairsInProgress.add(key);
    const fits = this.#fitsDefinition({ to, from }, read, written);
    this.#pairsInProgress.delete(key);
    return fits;
  }

  #fitsDefinition(
    { to, from }: Record<'to' | 'from', SyntaxDefinition>,
    read: ConstrainedType,
    written: ConstrainedType,
  ): boolean {
    if (from.node === 'WsUnion') {
      return from.entries.every((reference) => this.fits(read, { reference, constraint: [] }));
    }
    if (to.node === 'WsUnion') return this.#fitsMember(to, written);
    if (to.node === 'WsEnum' && from.node === 'WsEnum') return from.entries.every((it) => to.entries.includes(it));
    return to.node === 'WsType' && from.node === 'WsType' && this.#fitsFields(to, from);
  }

  #fitsMember(to: SyntaxDefinition | undefined, written: ConstrainedType): boolean {
    return to?.node === 'WsUnion' && to.entries.some((reference) => this.fits({ reference, constraint: [] }, written));
  }

  #fitsFields(to: Type, from: Type): boolean {
    const { reader, writer, needsAllFields } = this.#options;
    const [wanted, sent] = [indexFields(to), indexFields(from)];
    if (needsAllFields && [...sent.keys()].some((name) => !wanted.has(name))) return false;
    return [...wanted].every(([name, { reference }]) => {
      const field = sent.get(name);
      if (field === undefined) return reference.isNullable;
      return this.fits(reader.readPartType(to, reference, name), writer.readPartType(from, field.reference, name));
    });
  }
}

function indexFields(it: Type): Map<string, SyntaxField> {
  return new Map(it.shape.value.map((field) => [field.identifier.value, field]));
}

function findDefinition({ reference }: ConstrainedType, { types }: ContractModel): SyntaxDefinition | undefined {
  return reference.node === 'WsCustom' ? types.get(reference.value) : undefined;
}

/**
 * Replaces a refined type with the type that it refines, because both look the same in JSON. Returns other values
 * unchanged.
 */
function resolveRefinedType(value: ConstrainedType, contract: ContractModel): ConstrainedType {
  const it = findDefinition(value, contract);
  if (it?.node !== 'WsRefined') return value;
  const inner = contract.readPartType(it, it.reference, 'Equals');
  return { ...inner, reference: makeNullable(inner.reference, value.reference.isNullable) };
}

function makeNullable(reference: SyntaxReference, isNullable: boolean): SyntaxReference {
  return { ...reference, isNullable: reference.isNullable || isNullable };
}

/** Returns whether the reader's constraint is known to allow all values of the writer's constraint. */
function allowsAllValues(reader: readonly string[], writer: readonly string[]): boolean {
  if (reader.length === 0 || reader.join(' ') === writer.join(' ')) return true;
  return compareConstraints(writer, reader) === 'more';
}
