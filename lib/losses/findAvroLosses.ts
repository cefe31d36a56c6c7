import { joinPointer } from '../json/pointers';
import { isJsonObject, type JsonObject, readList, readText, toText } from '../json/objects';
import { findCodeProblems, findDefinitionProblems } from './findCodeProblems';
import { LossList } from './LossList';
import { type ParsedContract, type ParsedField, createNamedType, formatType, type ParsedType } from './parseContract';
import type { Loss } from './types';

/** Built-in types of the language, by the name of the primitive Avro type that each represents. */
const TYPES_BY_AVRO_NAME: ReadonlyMap<string, string> = new Map([
  ['string', 'String'],
  ['boolean', 'Boolean'],
  ['bytes', 'Bytes'],
  ['int', 'Integer32'],
  ['long', 'Integer'],
  ['float', 'Number32'],
  ['double', 'Number'],
]);

/** Keys of a schema or a field that are compared. */
const COMPARED_KEYS = new Set(['type', 'name', 'fields', 'symbols', 'items', 'values']);

/** Compares an Avro schema with a contract. Each part of the schema that the contract does not express is a loss. */
export function findAvroLosses(schema: JsonObject, contract: ParsedContract): Loss[] {
  const comparison = new AvroComparison(contract);
  comparison.compareSchema('', schema, createNamedType(readText(schema, 'name')));
  for (const [name, problem] of findDefinitionProblems(contract).types)
    comparison.losses.add('code', '', `type ${name}`, problem);

  return comparison.losses.all;
}

class AvroComparison {
  readonly losses = new LossList();
  readonly #types: ParsedContract['types'];

  constructor({ types }: ParsedContract) {
    this.#types = types;
  }

  compareSchema(pointer: string, schema: JsonObject, type: ParsedType): void {
    const kind = readText(schema, 'type');
    const definition = type.kind === 'named' ? this.#types.get(type.name) : undefined;
    this.losses.addUnknownKeys(pointer, schema, COMPARED_KEYS, definition?.annotations);
    if (kind === 'record' && definition?.kind === 'fields') this.#compareFields(pointer, schema, definition.fields);
    else if (kind === 'enum' && definition?.kind === 'entries') {
      for (const [index, symbol] of readList(schema, 'symbols').map(toText).entries()) {
        if (definition.entries.includes(symbol)) continue;
        const sentence = `\`${symbol}\` became \`${definition.entries[index] ?? 'nothing'}\``;
        this.#addLoss(joinPointer(pointer, 'symbols', index), 'symbols', sentence);
      }
    } else if (kind === 'array' && type.kind === 'list')
      this.#compare(joinPointer(pointer, 'items'), schema.items, type.of);
    else if (kind === 'map' && type.kind === 'dict')
      this.#compare(joinPointer(pointer, 'values'), schema.values, type.of);
    else if (TYPES_BY_AVRO_NAME.has(kind)) this.#compare(joinPointer(pointer, 'type'), kind, type);
    else this.#addLoss(pointer, 'type', `\`${kind || 'a type'}\` became \`${formatType(type)}\``);
  }

  #addLoss(pointer: string, kind: string, sentence: string): void {
    this.losses.add('wire', pointer, kind, sentence);
  }

  #compareFields(pointer: string, schema: JsonObject, fields: readonly ParsedField[]): void {
    for (const [field, problem] of findCodeProblems(fields)) {
      const index = readList(schema, 'fields').findLastIndex((it) => readText(it, 'name') === field.name);
      const fieldPointer = index < 0 ? pointer : joinPointer(pointer, 'fields', index);
      this.losses.add('code', fieldPointer, `name ${field.name}`, problem);
    }
    for (const [index, field] of readList(schema, 'fields').entries()) {
      if (!isJsonObject(field)) continue;
      const [fieldPointer, name] = [joinPointer(pointer, 'fields', index), readText(field, 'name')];
      const written = fields.find((it) => it.name === name);
      this.losses.addUnknownKeys(fieldPointer, field, COMPARED_KEYS, written?.annotations);
      if (written === undefined) this.#addLoss(fieldPointer, 'field', `\`${name}\` is missing from the contract`);
      else this.#compare(joinPointer(fieldPointer, 'type'), field.type, written.type);
    }
  }

  /** Compares a schema, a type name, or a union of them with a type of the contract. */
  #compare(pointer: string, value: unknown, type: ParsedType): void {
    const options: unknown[] = [value].flat();
    const isNullable = options.includes('null');
    if (isNullable !== type.isOptional) {
      const sentence = `the value ${isNullable ? 'may' : 'cannot'} be \`null\`, unlike \`${formatType(type)}\``;
      this.#addLoss(pointer, 'null', sentence);
    }
    const others = options.filter((it) => it !== 'null');
    const [first] = others;
    if (others.length > 1)
      this.#addLoss(pointer, 'union', `a union became \`${formatType(type)}\`, one of its members`);
    const firstPointer = Array.isArray(value) ? joinPointer(pointer, options.indexOf(first)) : pointer;
    if (isJsonObject(first)) this.compareSchema(firstPointer, first, type);
    else if (formatType({ ...type, isOptional: false }) !== (TYPES_BY_AVRO_NAME.get(toText(first)) ?? first)) {
      this.#addLoss(firstPointer, 'type', `\`${toText(first)}\` became \`${formatType(type)}\``);
    }
  }
}
