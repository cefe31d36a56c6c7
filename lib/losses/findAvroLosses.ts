import { isJson, type Json, join, readList, readText } from './json';
import { LossList } from './LossList';
import { type Contract, refer, writeType, type WrittenType } from './readContract';
import type { Loss } from './types';

const PRIMITIVES: Readonly<Record<string, string>> = {
  ...{ string: 'String', boolean: 'Boolean', bytes: 'Bytes', int: 'Integer32', long: 'Integer' },
  ...{ float: 'Number32', double: 'Number' },
};

const KNOWN = new Set(['type', 'name', 'fields', 'symbols', 'items', 'values']);

/** Compares an Avro schema with a contract. */
export function findAvroLosses(schema: Json, { types }: Contract): Loss[] {
  const losses = new LossList();
  const lose = (pointer: string, kind: string, sentence: string): void => {
    losses.add('wire', pointer, kind, sentence);
  };

  const compare = (pointer: string, value: unknown, type: WrittenType): void => {
    const options = Array.isArray(value)
      ? value.map((it: unknown, index) => ({ it, index }))
      : [{ it: value, index: -1 }];
    const others = options.filter(({ it }) => it !== 'null');
    const isNullable = others.length < options.length;
    if (isNullable !== type.isOptional)
      lose(pointer, 'null', `the value ${isNullable ? 'may' : 'cannot'} be \`null\`, unlike \`${writeType(type)}\``);
    if (others.length > 1) lose(pointer, 'union', `a union became \`${writeType(type)}\`, one of its members`);
    const [first] = others;
    if (first === undefined) return;
    const place = first.index < 0 ? pointer : join(pointer, first.index);
    if (isJson(first.it)) compareSchema(place, first.it, type);
    else {
      const expected = PRIMITIVES[String(first.it)] ?? String(first.it);
      if (type.kind !== 'named' || type.name !== expected)
        lose(place, 'type', `\`${String(first.it)}\` became \`${writeType(type)}\``);
    }
  };

  const compareSchema = (pointer: string, it: Json, type: WrittenType): void => {
    const definition = type.kind === 'named' ? types.get(type.name) : undefined;
    losses.addRest(pointer, it, KNOWN, definition?.annotations);
    if (it.type === 'record' && definition?.kind === 'fields') {
      for (const [index, field] of readList(it, 'fields').entries()) {
        if (!isJson(field)) continue;
        const place = join(pointer, 'fields', index);
        const written = definition.fields.find(({ name }) => name === field.name);
        losses.addRest(place, field, KNOWN, written?.annotations);
        if (written === undefined)
          lose(place, 'field', `\`${readText(field, 'name')}\` is missing in \`${writeType(type)}\``);
        else compare(join(place, 'type'), field.type, written.type);
      }
    } else if (it.type === 'enum' && definition?.kind === 'entries') {
      for (const [index, symbol] of readList(it, 'symbols').map(String).entries()) {
        const sentence = `\`${symbol}\` became \`${definition.entries[index] ?? 'nothing'}\``;
        if (!definition.entries.includes(symbol)) lose(join(pointer, 'symbols', index), 'symbols', sentence);
      }
    } else if (it.type === 'array' && type.kind === 'list') compare(join(pointer, 'items'), it.items, type.of);
    else if (it.type === 'map' && type.kind === 'dict') compare(join(pointer, 'values'), it.values, type.of);
    else if (typeof it.type === 'string' && it.type in PRIMITIVES) compare(join(pointer, 'type'), it.type, type);
    else lose(pointer, 'type', `${show(it.type)} became \`${writeType(type)}\``);
  };

  compareSchema('', schema, refer(readText(schema, 'name')));
  return losses.all;
}

function show(type: unknown): string {
  return typeof type === 'string' ? `\`${type}\`` : 'a type';
}
