import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emit } from '../../../../lib/compiler/emit';
import { labelEmitter } from '../../../../lib/compiler/emitters';
import { findDefinitions } from '../../../../lib/compiler/findDefinitions';
import { type Emitter, EMITTERS, type Generation } from '../../../../lib/compiler/types';
import { findDeclaration } from '../findDeclaration';

const library = fs.readFileSync(path.resolve(__dirname, '../../../../examples/library/library.ws'), 'utf8');
const SMALL = [
  '/* A number. */ type Isbn = String(/^[0-9]{13}$/)',
  'enum Genre { POEM, NOVEL }',
  'type Book { isbn: Isbn, genre: Genre? }',
  'type Item = Book | Isbn',
  'endpoint GetBook GET /books/{isbn: Isbn} -> { 200 -> Book }',
  'channel Books -> Book',
].join('\n');

/** Definitions that have no declaration in the output, by label of the target. */
const MISSING: Readonly<Record<string, RegExp>> = {
  TypeScript: /^channel /,
  Python: /^channel /,
  'OpenAPI 2': /^(?:channel|type Item)/,
  'OpenAPI 3': /^channel /,
  Avro: /^(?:channel|endpoint|type (?:Isbn|Rating))/,
};

function find(target: Emitter, name: string, generation: Generation = 'default'): string | undefined {
  const definition = findDefinitions(SMALL).definitions.find((known) => known.name === name)!;
  return findDeclaration(emit([{ path: 'a.ws', text: SMALL }], target, { generation }), definition)?.code;
}

describe('findDeclaration', () => {
  it.each(EMITTERS.flatMap((target) => [[target, 'default'] as const, [target, 'ir'] as const]))(
    'finds every definition that the target declares: %s, %s',
    (target, generation) => {
      for (const text of [SMALL, library]) {
        const files = emit([{ path: 'a.ws', text }], target, { generation });
        const missing = findDefinitions(text).definitions.filter(
          (definition) => findDeclaration(files, definition)?.code.includes(definition.name) !== true,
        );
        expect(
          missing
            .map(({ kind, name }) => `${kind} ${name}`)
            .filter((definition) => !MISSING[labelEmitter(target, generation)]?.test(definition)),
        ).toEqual([]);
      }
    },
  );

  it('returns the whole declaration, without imports, functions and other declarations', () => {
    expect(find('typescript', 'Isbn')).toBe('export type Isbn = string;');
    expect(find('java', 'Item')).toBe('public sealed interface Item permits Book, Isbn {}');
    expect(find('kotlin', 'Book')).toBe('data class Book(\n  val isbn: Isbn,\n  val genre: Genre?\n) : Item');
    expect(find('python', 'Book')).toBe("@dataclass\nclass Book:\n  isbn: 'Isbn'\n  genre: 'Optional[Genre]'");
    expect(find('rust', 'Isbn')).toBe(
      '#[derive(Debug, Clone, Default, PartialEq)]\npub struct Isbn {\n    pub value: String,\n}',
    );
    expect(find('wirespec', 'Genre')).toBe('enum Genre {\n  POEM, NOVEL\n}');
    expect(find('avro', 'Genre')).toBe(
      JSON.stringify({ type: 'enum', name: 'Genre', symbols: ['POEM', 'NOVEL'] }, undefined, 2),
    );
    expect(JSON.parse(find('openapi-v3', 'GetBook')!)).toMatchObject({ operationId: 'GetBook', responses: {} });
  });

  it('distinguishes a type from an endpoint with the same name', () => {
    const text = 'type Book { title: String }\nendpoint Book GET /book -> { 200 -> Book }';
    const files = emit([{ path: 'a.ws', text }], 'kotlin');
    const codes = findDefinitions(text).definitions.map((definition) => findDeclaration(files, definition)?.code);
    expect(codes.map((code) => code?.split('\n')[0])).toEqual([
      'data class Book(',
      'object Book : Wirespec.Endpoint {',
    ]);
  });
});
