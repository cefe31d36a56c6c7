import { tryCompilePattern } from '../compiler/readConstraint';
import { joinPointer, splitPointer } from '../json/pointers';
import { isJsonObject, type JsonObject, readObject, readProperty, readList, readText, toText } from '../json/objects';
import { findCodeProblems } from './findCodeProblems';
import { type LossList, formatKey } from './LossList';
import {
  type ParsedContract,
  type ParsedDefinition,
  type ParsedField,
  BUILT_IN_TYPES,
  createNamedType,
  findInnerType,
  formatType,
  type ParsedType,
} from './parseContract';
import type { Effect } from './types';
import {
  toTypeName,
  toValidName,
  isFieldType,
  escapeQuotes,
  formatPattern,
  createBoundsType,
  createFormatType,
  createLengthType,
  createPatternType,
  createValuesType,
} from './repairs';

/** A part of a document with its pointer. */
export interface DocumentPart {
  pointer: string;
  value: unknown;
}

/**
 * A part of the document after its own `$ref` has been followed. If the `$ref` cannot be followed, `value` still
 * contains it. If it leads to something other than an object, `value` is empty.
 */
export interface ResolvedPart extends DocumentPart {
  value: JsonObject;
}

/** Keys of a schema that are compared, or that have no effect by themselves. */
const SCHEMA_KEYS: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'format', 'nullable', 'enum', 'properties', 'required', 'items', 'allOf', 'oneOf', 'anyOf'],
  ...['additionalProperties', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  // Keys of a Swagger parameter, which is also a schema.
  ...['name', 'in'],
]);

/**
 * Keys that describe the type of a schema. Beside a reference or a union, they are not reported, because they usually
 * repeat the type that the reference or the union defines.
 */
const TYPE_KEYS: ReadonlySet<string> = new Set(['$ref', 'type', 'format', 'nullable']);

/** Number formats that a built-in type of the language represents. */
const NUMBER_FORMATS: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

const KIND_NAMES = {
  text: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  enum: 'an enum',
  list: 'a list',
  object: 'an object',
  union: 'a union',
  any: 'any value',
};

type SchemaKind = keyof typeof KIND_NAMES;

/** The fields of an object, including those of `allOf`. */
interface Fields {
  properties: Map<string, DocumentPart>;
  /** Pointers into the lists `required`, by name of the field. */
  required: Map<string, string>;
  /** Schema of additional fields; undefined if the document has none. */
  others: DocumentPart | undefined;
}

/** Compares OpenAPI schemas with the types that represent them in the contract. */
export class SchemaComparison {
  readonly #document: JsonObject;
  readonly #types: ParsedContract['types'];
  readonly #losses: LossList;
  /** Whether keys beside a `$ref` have a meaning, as in OpenAPI 3.1. */
  readonly #hasSiblings: boolean;
  /** Pairs of a schema and a type that were compared. */
  readonly #seen = new Set<string>();
  /** Pointers to the parts of the document to which resolved references point. */
  readonly referenced = new Set<string>();
  /** Pointers to schemas that became a type of another kind, so that their parts were not compared. */
  readonly unmatched = new Set<string>();

  constructor(document: JsonObject, { types }: ParsedContract, losses: LossList) {
    [this.#document, this.#types, this.#losses] = [document, types, losses];
    this.#hasSiblings = /^3\.[1-9]/.test(readText(document, 'openapi'));
  }

  /**
   * Returns a part of the document after following its references within the document. Adds a loss for a reference that
   * leads to another file, to nothing, or to itself.
   */
  resolve({ pointer, value }: DocumentPart): ResolvedPart {
    let part: DocumentPart = { pointer, value };
    const seen = new Set<string>();
    let target = readText(value, '$ref');
    while (target !== '') {
      const keys = splitPointer(decodeUri(target.slice(1)));
      let found: unknown = target.startsWith('#/') ? this.#document : undefined;
      for (const key of keys) found = readProperty(found, key);
      const isCircular = seen.has(part.pointer);
      if (found === undefined || isCircular) {
        this.#addBrokenReference(part.pointer, target, isCircular);
        break;
      }
      seen.add(part.pointer);
      part = { pointer: joinPointer('', ...keys), value: found };
      this.referenced.add(part.pointer);
      target = readText(found, '$ref');
    }
    return { pointer: part.pointer, value: isJsonObject(part.value) ? part.value : {} };
  }

  #addBrokenReference(pointer: string, target: string, isCircular: boolean): void {
    const problem = describeBrokenReference(target, isCircular);
    this.#losses.add('wire', joinPointer(pointer, '$ref'), '$ref', `${formatKey('$ref', target)} ${problem}`);
  }

  /**
   * Compares a schema with a type, including whether the value may be missing or `null`.
   *
   * @param name - name for the definition, if the repair of a loss defines a type
   * @param annotations - annotations of the field with this type; empty if there are none
   */
  compareValue(part: DocumentPart, type: ParsedType, isRequired: boolean, name: string, annotations = ''): void {
    this.#comparePresence(part, type, isRequired, part.pointer);
    this.compare(part, type, name, annotations);
  }

  /**
   * Compares a schema with a type, unless this pair was already compared. Does not check whether the value may be
   * missing or `null`.
   */
  compare(part: DocumentPart, type: ParsedType, name: string, annotations = ''): void {
    const { pointer, value: schema } = this.resolve(part);
    if (pointer !== part.pointer && this.#hasSiblings && isJsonObject(part.value))
      this.#losses.addUnknownKeys(part.pointer, part.value, TYPE_KEYS, annotations);
    const pair = `${pointer} ${formatType({ ...type, isOptional: false })}`;
    if (isBroken(schema) || this.#seen.has(pair)) return;
    this.#seen.add(pair);
    const ownName = pointer === part.pointer ? name : toTypeName(splitPointer(pointer).at(-1) ?? '');
    const definition = type.kind === 'named' ? this.#types.get(type.name) : undefined;
    const resolved = { pointer, value: schema };
    const kind = findKind(schema);
    const keys =
      kind === 'union' ? new Set([...TYPE_KEYS, 'properties', 'name', 'in', findUnionKey(schema)]) : SCHEMA_KEYS;
    this.#losses.addUnknownKeys(pointer, schema, keys, annotations + (definition?.annotations ?? ''));
    const [only, ...others] = readList(schema, 'allOf');
    const [alias, ...members] = definition?.kind === 'members' ? definition.members : [];
    const hasFields = ['properties', 'required', 'additionalProperties'].some((key) => key in schema);
    if (isJsonObject(only) && others.length === 0 && !hasFields) {
      this.compare({ pointer: joinPointer(pointer, 'allOf', 0), value: only }, type, ownName, annotations);
    } else if (kind !== 'union' && alias !== undefined && members.length === 0) {
      // The converters write `oneOf` or `anyOf` with a single member as a union of one type, which is an alias. A type
      // that is an alias of itself cannot be compared.
      if (type.kind === 'named' && alias === type.name) this.#addTypeChange(pointer, kind, type);
      else this.compare({ pointer, value: schema }, createNamedType(alias), ownName, annotations);
    } else if (kind === 'text' || kind === 'number' || kind === 'boolean')
      this.#comparePrimitive(resolved, kind, type, ownName);
    else if (kind === 'enum') this.#compareEnum(resolved, type, definition, ownName);
    else if (kind === 'list') {
      const items = { pointer: joinPointer(pointer, 'items'), value: schema.items };
      if (type.kind === 'list') this.compareValue(items, type.of, true, toTypeName(ownName, 'Item'));
      else this.#addTypeChange(pointer, kind, type);
    } else if (kind === 'object') this.#compareObject(resolved, type, definition, ownName);
    else if (kind === 'union') this.#compareUnion(resolved, type, definition, ownName);
    else this.#addTypeChange(pointer, kind, type);
  }

  /**
   * Adds a loss unless the schema and the type agree on whether the value may be missing or `null`.
   *
   * @param pointer - place of the loss
   */
  #comparePresence(part: DocumentPart, type: ParsedType, isRequired: boolean, pointer: string): void {
    const { value } = this.resolve(part);
    if (isBroken(value)) return;
    const isNullable = [part.value, value].some(allowsNull);
    if (type.isOptional !== (isNullable || !isRequired)) {
      const [kind, rule] = isNullable
        ? ['nullable', 'may be `null`']
        : ['required', isRequired ? 'is required' : 'is optional'];
      const sentence = `the value ${rule}, but \`${formatType(type)}\` ${type.isOptional ? 'is optional' : 'is not'}`;
      const repair = formatType({ ...type, isOptional: !type.isOptional });
      this.#losses.add('wire', pointer, kind, sentence, isFieldType(repair) ? repair : undefined);
    }
  }

  #addTypeChange(pointer: string, kind: SchemaKind, type: ParsedType): void {
    const { name } = findInnerType(type);
    const isKnown = BUILT_IN_TYPES.has(name) || this.#types.has(name);
    const suffix = isKnown ? '' : ', which the contract does not define';
    const sentence = `${KIND_NAMES[kind]} became \`${formatType({ ...type, isOptional: false })}\`${suffix}`;
    this.#losses.add('wire', pointer, 'type', sentence);
    this.unmatched.add(pointer);
  }

  /** Returns the primitive type that a refined type refines. Returns other types unchanged. */
  #findBase(type: ParsedType): ParsedType {
    const definition = type.kind === 'named' ? this.#types.get(type.name) : undefined;
    return definition?.kind === 'refined' ? definition.type : type;
  }

  #comparePrimitive({ pointer, value: schema }: ResolvedPart, kind: SchemaKind, type: ParsedType, name: string): void {
    const base = this.#findBase(type);
    const baseName = base.kind === 'named' ? base.name : '';
    const format = readText(schema, 'format');
    const expected = findPrimitive(kind, schema, format);
    if (baseName !== expected) {
      // JSON does not distinguish the sizes of numbers.
      const isNumber =
        /^(?:Integer|Number)/.test(baseName) && baseName.replace('32', '') === expected.replace('32', '');
      if (!isNumber) {
        this.#addTypeChange(pointer, kind, type);
        return;
      }
      this.#losses.add('rule', pointer, 'format', `\`${expected}\` became \`${baseName}\``, expected);
    }
    if (kind === 'text') this.#comparePattern(pointer, schema, base.constraint, name);
    if (kind === 'number') {
      this.#compareBounds(pointer, schema, base.constraint, name, expected);
      if (format !== '' && !NUMBER_FORMATS.has(format)) {
        this.#losses.add(
          'rule',
          joinPointer(pointer, 'format'),
          'format',
          `${formatKey('format', format)} is left out`,
        );
      }
    }
  }

  #comparePattern(pointer: string, schema: JsonObject, constraint: string, name: string): void {
    const [pattern, format] = [readText(schema, 'pattern'), readText(schema, 'format')];
    const written = formatPattern(pattern);
    const add = (kind: string, text: string | undefined): void => {
      const sentence = `${formatKey(kind, schema[kind])} is ${constraint === '' ? 'dropped' : `\`${constraint}\` in the contract`}`;
      this.#losses.add('rule', joinPointer(pointer, kind), kind, sentence, text);
    };
    if (pattern !== '' && written !== escapeQuotes(constraint.replace(/[a-z]*$/, '')))
      add('pattern', createPatternType(name, pattern));
    // The constraint may express the remaining keys, which cannot be checked. Therefore, they are not losses.
    if (constraint !== '') return;
    const [minLength = 0, maxLength] = [readNumber(schema, 'minLength'), readNumber(schema, 'maxLength')];
    const repair = pattern === '' ? createLengthType(name, minLength, maxLength) : undefined;
    if (minLength > 0) add('minLength', repair);
    if (maxLength !== undefined) add('maxLength', repair);
    if (format !== '' && format !== 'binary' && pattern === '') add('format', createFormatType(name, format));
  }

  #compareBounds(pointer: string, schema: JsonObject, constraint: string, name: string, base: string): void {
    const bounds = [readNumber(schema, 'minimum'), readNumber(schema, 'maximum')] as const;
    // The compiler refuses fractions as bounds of integers.
    const [min, max] = bounds;
    const limits = base.startsWith('Integer') ? [min && Math.ceil(min), max && Math.floor(max)] : bounds;
    const written = constraint.split(',').map((bound) => (/\d/.test(bound) ? Number(bound) : undefined));
    for (const [index, kind] of ['minimum', 'maximum'].entries()) {
      const bound = bounds[index];
      if (bound === undefined || limits[index] === written[index]) continue;
      const sentence = `${formatKey(kind, bound)} is ${written[index] === undefined ? 'dropped' : `\`${written[index]}\` in the contract`}`;
      this.#losses.add('rule', joinPointer(pointer, kind), kind, sentence, createBoundsType(name, base, limits));
    }
  }

  #compareEnum(
    { pointer, value }: DocumentPart,
    type: ParsedType,
    definition: ParsedDefinition | undefined,
    name: string,
  ): void {
    const all = readList(value, 'enum').filter((it) => it !== null);
    const values = all.map(toText);
    const repair = all.every((it) => typeof it === 'string') ? createValuesType(name, values) : undefined;
    const addLoss = (effect: Effect, sentence: string): void => {
      this.#losses.add(effect, joinPointer(pointer, 'enum'), 'enum', sentence, repair);
    };
    const base = this.#findBase(type);
    if (definition?.kind === 'entries') {
      const { entries } = definition;
      const changes = values
        .map((it, index) => `\`${it}\` became \`${entries[index] ?? 'nothing'}\``)
        .filter((_, index) => !entries.includes(values[index] ?? ''));
      const kinds = [...new Set(all.map((it) => typeof it))].filter((kind) => kind !== 'string');
      if (kinds.length > 0) changes.unshift(`${kinds.join('s and ')}s became strings`);
      if (entries.length > all.length) changes.push(`the contract adds \`${entries.slice(all.length).join('`, `')}\``);
      if (changes.length > 0) addLoss('wire', shortenList(changes));
    } else if (base.kind !== 'named' || base.name !== 'String' || repair === undefined) {
      this.#addTypeChange(pointer, 'enum', type);
    } else {
      const pattern = base.constraint.startsWith('/') ? tryCompilePattern(base.constraint) : undefined;
      const refused = values.filter((it) => pattern?.test(it) === false);
      if (pattern === undefined) addLoss('rule', 'the values are not checked');
      if (refused.length > 0) addLoss('wire', `the pattern refuses \`${refused.join('`, `')}\``);
    }
  }

  #compareObject(part: DocumentPart, type: ParsedType, definition: ParsedDefinition | undefined, name: string): void {
    const { pointer } = part;
    const { properties, required, others } = this.#collectFields(part);
    // A field that is only required can have any value.
    for (const [key, place] of required) if (!properties.has(key)) properties.set(key, { pointer: place, value: {} });
    if (type.kind === 'dict') {
      for (const [key, property] of properties) this.#addMissingProperty(property.pointer, key, 'a dictionary');
      const value = others === undefined ? {} : this.resolve(others).value;
      if (others === undefined || (findKind(value) === 'any' && !isBroken(value)))
        this.#addTypeChange(pointer, 'object', type);
      else this.compareValue(others, type.of, true, toTypeName(name, 'Value'));
      return;
    }
    if (definition?.kind !== 'fields' || (definition.fields.length === 0 && properties.size === 0)) {
      this.#addTypeChange(pointer, 'object', type);
      return;
    }
    if (others !== undefined) {
      const isClosed = others.value === false;
      const sentence = `additional fields are ${isClosed ? 'accepted' : 'not in the contract'}`;
      this.#losses.add(isClosed ? 'rule' : 'wire', others.pointer, 'additionalProperties', sentence);
    }
    const { fields } = definition;
    for (const [key, property] of properties) {
      const field = fields.find((it) => it.name === key);
      if (field === undefined) {
        this.#addMissingProperty(property.pointer, key, `\`${formatType(type)}\``);
        continue;
      }
      const place = required.get(key);
      const isElsewhere =
        place !== undefined && !place.startsWith(property.pointer.replace(/properties\/[^/]*$/, 'required/'));
      this.#comparePresence(property, field.type, place !== undefined, isElsewhere ? place : property.pointer);
      this.compare(property, field.type, toTypeName(name, key), field.annotations);
    }
    this.#addFieldProblems(fields, (key) => properties.get(key)?.pointer ?? pointer);
    for (const field of fields.filter((it) => !properties.has(it.name))) {
      this.#losses.add('wire', pointer, `added ${field.name}`, `the contract adds \`${field.name}\``);
    }
  }

  /** Adds a loss for each field with whose name some generated code does not compile. */
  #addFieldProblems(fields: readonly ParsedField[], findPointer: (name: string) => string): void {
    for (const [field, problem] of findCodeProblems(fields))
      this.#losses.add('code', findPointer(field.name), `name ${field.name}`, problem);
    for (const { type: value } of fields.filter((it) => it.name === 'yield' && this.#isValidated(it.type))) {
      const sentence = `Java that is generated with \`--ir\` cannot validate a field \`yield\` of the type \`${formatType(value)}\`: rename the field`;
      this.#losses.add('code', findPointer('yield'), 'name yield', sentence);
    }
  }

  /** Returns whether generated code validates a type: a type with fields, a refined type, or a list of such types. */
  #isValidated(type: ParsedType): boolean {
    if (type.kind === 'list') return this.#isValidated(type.of);
    const definition = type.kind === 'named' ? this.#types.get(type.name) : undefined;
    return definition?.kind === 'fields' || definition?.kind === 'refined';
  }

  /** @param owner - type of the contract that lacks the property, for readers */
  #addMissingProperty(pointer: string, key: string, owner: string): void {
    this.#losses.add('wire', pointer, 'property', `\`${key || '""'}\` is missing from ${owner}`);
  }

  #collectFields(part: DocumentPart, seen: ReadonlySet<string> = new Set()): Fields {
    const { pointer, value: schema } = this.resolve(part);
    const fields: Fields = { properties: new Map(), required: new Map(), others: undefined };
    if (seen.has(pointer)) return fields;
    for (const [index, value] of readList(schema, 'allOf').entries()) {
      const member = { pointer: joinPointer(pointer, 'allOf', index), value };
      const inner = this.#collectFields(member, new Set([...seen, pointer]));
      for (const [key, property] of inner.properties) fields.properties.set(key, property);
      for (const [key, place] of inner.required) fields.required.set(key, place);
      fields.others ??= inner.others;
      const found = this.resolve(member);
      this.#losses.addUnknownKeys(found.pointer, found.value, SCHEMA_KEYS, this.#findAnnotations(found.pointer));
      for (const kind of ['oneOf', 'anyOf'].filter((it) => it in found.value)) {
        this.#losses.add('wire', member.pointer, kind, `\`${kind}\` in \`allOf\` is left out`);
      }
    }
    for (const [key, value] of Object.entries(readObject(schema, 'properties'))) {
      fields.properties.set(key, { pointer: joinPointer(pointer, 'properties', key), value });
    }
    for (const [index, key] of readList(schema, 'required').entries())
      fields.required.set(toText(key), joinPointer(pointer, 'required', index));
    const others = readProperty(schema, 'additionalProperties');
    if (others !== undefined) fields.others = { pointer: joinPointer(pointer, 'additionalProperties'), value: others };
    return fields;
  }

  /** Returns the annotations of the type that has the same name as a schema; an empty string if there is none. */
  #findAnnotations(pointer: string): string {
    const key = splitPointer(pointer).at(-1) ?? '';
    return this.#types.get(this.#findTypeName(key) ?? '')?.annotations ?? '';
  }

  /** Returns the name of the type that has the same name as a schema; undefined if there is none. */
  #findTypeName(key: string | undefined): string | undefined {
    return key === undefined ? undefined : findSameName([...this.#types.keys()], key);
  }

  #compareUnion(part: ResolvedPart, type: ParsedType, definition: ParsedDefinition | undefined, name: string): void {
    const key = findUnionKey(part.value);
    const options = readList(part.value, key)
      .map((value, index) => ({ pointer: joinPointer(part.pointer, key, index), value }))
      .filter(({ value }) => readText(value, 'type') !== 'null');
    for (const field of Object.keys(readObject(part.value, 'properties'))) {
      const pointer = joinPointer(part.pointer, 'properties', field);
      this.#addMissingProperty(pointer, field, `the union \`${formatType(type)}\``);
    }
    const [only] = options;
    if (only !== undefined && options.length === 1) {
      this.compare(only, type, name);
      return;
    }
    if (definition?.kind !== 'members') {
      this.#addTypeChange(part.pointer, 'union', type);
      return;
    }
    const names = options.map(({ value }) => splitPointer(readText(value, '$ref').replace(/^[^#]*#/, '')).at(-1));
    const known = names.map((it) => (it === undefined ? undefined : findSameName(definition.members, it)));
    const unmatched = definition.members.filter((member) => !known.includes(member));
    const missing: string[] = [];
    for (const [index, option] of options.entries()) {
      const member = known[index] ?? (names[index] === undefined ? unmatched.shift() : undefined);
      if (member === undefined)
        missing.push(names[index] === undefined ? `option ${index + 1}` : `\`${names[index]}\``);
      else this.compare(option, createNamedType(member), toTypeName(name, String(index)));
    }
    if (missing.length === 0) return;
    // The contract may lack the type of an option. A union that names a missing type would not compile.
    const members = names.map((it) => this.#findTypeName(it));
    const repair = members.every((it) => it !== undefined)
      ? `type ${toValidName(formatType(type))} = ${members.map(toValidName).join(' | ')}`
      : undefined;
    const sentence = `${shortenList(missing)} ${missing.length === 1 ? 'is' : 'are'} missing from the union`;
    this.#losses.add('wire', joinPointer(part.pointer, key), key, sentence, repair);
  }
}

/**
 * Finds the name of the contract that represents a name of the document. Converters remove hyphens and capitalize
 * names.
 *
 * @returns the name with the same letters and digits, in which the case of the first letter may differ; without such a
 *   name, the case of all letters may differ
 */
export function findSameName(names: readonly string[], wanted: string): string | undefined {
  const normalize = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '');
  const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const key = capitalize(normalize(wanted));
  return (
    names.find((name) => capitalize(normalize(name)) === key) ??
    names.find((name) => normalize(name).toLowerCase() === key.toLowerCase())
  );
}

function describeBrokenReference(target: string, isCircular: boolean): string {
  if (isCircular) return 'leads back to itself: replace it with the part that is meant';
  if (!target.startsWith('#')) return 'is outside the document: copy the part to which it refers into the document';
  return target.startsWith('#/')
    ? 'leads to nothing in the document: correct it, or add that part'
    : 'is not a path in the document: write one that begins with `#/`';
}

/** Returns whether a part that was resolved contains a reference that cannot be followed. */
export function isBroken(value: JsonObject): boolean {
  return '$ref' in value;
}

function findKind(schema: JsonObject): SchemaKind {
  const kinds = [schema.type].flat().filter((kind) => kind !== 'null');
  if (Array.isArray(schema.enum)) return 'enum';
  if (Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf) || kinds.length > 1) return 'union';
  if (Array.isArray(schema.allOf) || isJsonObject(schema.properties)) return 'object';
  if (kinds[0] === 'string') return 'text';
  if (kinds[0] === 'integer' || kinds[0] === 'number') return 'number';
  if (kinds[0] === 'boolean') return 'boolean';
  if (kinds[0] === 'array' || schema.items !== undefined) return 'list';
  return kinds[0] === 'object' || schema.additionalProperties !== undefined ? 'object' : 'any';
}

/** Returns the key with the options of a union. */
function findUnionKey(schema: JsonObject): 'oneOf' | 'anyOf' {
  return readList(schema, 'oneOf').length > 0 ? 'oneOf' : 'anyOf';
}

function findPrimitive(kind: SchemaKind, schema: JsonObject, format: string): string {
  if (kind === 'boolean') return 'Boolean';
  if (kind === 'text') return format === 'binary' ? 'Bytes' : 'String';
  if ([schema.type].flat().includes('integer')) return format === 'int32' ? 'Integer32' : 'Integer';
  return format === 'float' ? 'Number32' : 'Number';
}

function allowsNull(schema: unknown): boolean {
  if (!isJsonObject(schema)) return false;
  return (
    schema.nullable === true ||
    [schema.type].flat().includes('null') ||
    ['oneOf', 'anyOf'].some((key) => readList(schema, key).some((option) => readText(option, 'type') === 'null'))
  );
}

function readNumber(schema: JsonObject, key: string): number | undefined {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Joins the first four items with commas, and adds the number of the remaining ones. */
function shortenList(items: readonly string[]): string {
  const more = items.length - 4;
  return items.slice(0, 4).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
