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

type TypeWithFields = Extract<SyntaxDefinition, { node: 'WsType' }>;

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
    const readType = resolveRefinedType(reader, this.#options.reader);
    const sentType = resolveRefinedType(writer, this.#options.writer);
    const [read, sent] = [readType.reference, sentType.reference];
    if (sent.isNullable && !read.isNullable) return false;
    if (read.node === 'WsAny') return true;
    if (read.node === 'WsCustom' || sent.node === 'WsCustom') return this.#fitsNamed(readType, sentType);
    if ((read.node === 'WsIterable' || read.node === 'WsDict') && read.node === sent.node) {
      return this.fits({ ...readType, reference: read.reference }, { ...sentType, reference: sent.reference });
    }
    if (read.node !== 'WsPrimitive' || sent.node !== 'WsPrimitive') return read.node === sent.node;
    const [readName, sentName] = [read.type.name, sent.type.name];
    const isWider = readName === sentName || WIDER_TYPES[sentName]?.includes(readName) === true;
    return isWider && allowsAllValues(readType.constraint, sentType.constraint);
  }

  #fitsNamed(readType: ConstrainedType, sentType: ConstrainedType): boolean {
    const { reader, writer } = this.#options;
    const [read, sent] = [findDefinition(readType, reader), findDefinition(sentType, writer)];
    if (sent?.node === 'WsEnum' && readType.reference.node === 'WsPrimitive') {
      // `/./` represents the entries of the enum. `allowsAllValues` accepts a `String` without a constraint, or with a
      // pattern that is known to match them.
      return readType.reference.type.name === 'String' && allowsAllValues(readType.constraint, ['(', '/./', ')']);
    }
    if (read === undefined || sent === undefined) return this.#fitsMember(read, sentType);
    const key = `${read.identifier} ${sent.identifier}`;
    const isReportedSeparately = read.identifier === sent.identifier && read.node === sent.node;
    if (isReportedSeparately || this.#pairsInProgress.has(key)) return true;
    this.#pairsInProgress.add(key);
    const fits = this.#fitsDefinition({ read, sent }, readType, sentType);
    this.#pairsInProgress.delete(key);
    return fits;
  }

  #fitsDefinition(
    { read, sent }: Record<'read' | 'sent', SyntaxDefinition>,
    readType: ConstrainedType,
    sentType: ConstrainedType,
  ): boolean {
    if (sent.node === 'WsUnion') {
      return sent.entries.every((reference) => this.fits(readType, { reference, constraint: [] }));
    }
    if (read.node === 'WsUnion') return this.#fitsMember(read, sentType);
    if (read.node === 'WsEnum' && sent.node === 'WsEnum')
      return sent.entries.every((entry) => read.entries.includes(entry));
    return read.node === 'WsType' && sent.node === 'WsType' && this.#fitsFields(read, sent);
  }

  /** Returns whether the reader's definition is a union with a member that accepts all values of the writer's type. */
  #fitsMember(read: SyntaxDefinition | undefined, sentType: ConstrainedType): boolean {
    return (
      read?.node === 'WsUnion' && read.entries.some((reference) => this.fits({ reference, constraint: [] }, sentType))
    );
  }

  #fitsFields(read: TypeWithFields, sent: TypeWithFields): boolean {
    const { reader, writer, needsAllFields } = this.#options;
    const [readFields, sentFields] = [indexFields(read), indexFields(sent)];
    if (needsAllFields && [...sentFields.keys()].some((name) => !readFields.has(name))) return false;
    return [...readFields].every(([name, { reference }]) => {
      const field = sentFields.get(name);
      if (field === undefined) return reference.isNullable;
      return this.fits(reader.readPartType(read, reference, name), writer.readPartType(sent, field.reference, name));
    });
  }
}

function indexFields(type: TypeWithFields): Map<string, SyntaxField> {
  return new Map(type.shape.value.map((field) => [field.identifier.value, field]));
}

function findDefinition({ reference }: ConstrainedType, { types }: ContractModel): SyntaxDefinition | undefined {
  return reference.node === 'WsCustom' ? types.get(reference.value) : undefined;
}

/**
 * Replaces a refined type with the type that it refines, because both look the same in JSON. Returns other values
 * unchanged.
 */
function resolveRefinedType(value: ConstrainedType, contract: ContractModel): ConstrainedType {
  const definition = findDefinition(value, contract);
  if (definition?.node !== 'WsRefined') return value;
  const inner = contract.readPartType(definition, definition.reference, 'Equals');
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
