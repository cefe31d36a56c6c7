import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { tokenizeWithGrammar } from '../../../lib/grammar/__tests__/tokenizeWithGrammar';
import type { Target } from '../generated-code/DocumentedText';
import { generate as generateCode } from '../generated-code/generate';
import type { DocumentedBehavior } from './DocumentedBehavior';
import { ES_MODULE_BEHAVIORS, TSC_BEHAVIORS } from './esModuleBehaviors';
import { RECIPE_BEHAVIORS } from './recipeBehaviors';

// Node's own `require`: the test runner would transpile eight megabytes.
const nodeRequire = createRequire(__filename);
const wirespec = nodeRequire('@flock/wirespec') as typeof import('@flock/wirespec');
const { wirespecFetch, wirespecFetchIr } = nodeRequire(
  '@flock/wirespec/fetch',
) as typeof import('@flock/wirespec/fetch');
const { wirespecSerialization } = nodeRequire(
  '@flock/wirespec/serialization',
) as typeof import('@flock/wirespec/serialization');
const { Converters, Emitters, convert, emit, generate, parse } = wirespec;

const page = 'docs/plugins/npm.md';
const TYPESCRIPT = 'docs/emitters/typescript.md';
const OVERVIEW = 'docs/emitters/emitters.md';
const ANNOTATIONS = 'docs/language/annotations.md';
const CONVERTERS = 'docs/converters/converters.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const VALIDATE = 'docs/intro/intro-validate.md';
const PLUGINS = 'docs/plugins/plugins.md';
const HTTP = 'docs/guides/typescript-over-http.md';

const LOSSY =
  '@Description("Said") type Book { isbn: Isbn, stars: Rating } type Isbn = String(/^97$/g) type Rating = Integer(0, 6) type Item = Book | Film type Film { title: String } endpoint Get GET /get -> { 200 -> Item }';

/** All that an emitter writes for a contract that went through the tree. */
function emitText(contract: string, emitter: Parameters<typeof emit>[1]): string {
  const { result } = parse(contract);
  if (!result) throw new Error(`The compiler refuses ${contract}.`);
  return emit(result, emitter, 'library', false)
    .map(({ file, result: text }) => `${file} ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}

/** What `wirespecFetch` asks for. */
async function request(queries: Record<string, unknown>, headers: Record<string, unknown> = {}): Promise<Request> {
  const requests: Request[] = [];
  const raw = { method: 'GET', path: ['find'], queries, headers } as Parameters<typeof wirespecFetch>[0];
  await wirespecFetch(raw, (address, init) => {
    requests.push(new Request(`https://library.example${address}`, init));
    return Promise.resolve(new Response('[]'));
  });
  return requests[0]!;
}

/** The same for `wirespecFetchIr`. */
async function requestIr(queries: Record<string, string[]>, headers: Record<string, string[]> = {}): Promise<Request> {
  const requests: Request[] = [];
  await wirespecFetchIr({ method: 'GET', path: ['find'], queries, headers, body: undefined }, (address, init) => {
    requests.push(new Request(`https://library.example${address}`, init));
    return Promise.resolve(new Response('[]'));
  });
  return requests[0]!;
}

const FETCH: readonly DocumentedBehavior[] = [
  {
    page,
    quote: '| query values | not encoded: `Cats & Dogs` above arrives as two parameters | encoded |',
    alsoQuotedOn: { [TROUBLESHOOTING]: '`wirespecFetch` does not encode query values; `wirespecFetchIr` does.' },
    prove: async () => {
      const { url } = await request({ title: 'Cats&Dogs' });
      expect([...new URL(url).searchParams.keys()]).toEqual(['title', 'Dogs']);
      expect(new URL((await requestIr({ title: ['Cats & Dogs'] })).url).searchParams.get('title')).toBe('Cats & Dogs');
    },
  },
  {
    page,
    quote: '| lists in a query | repeated: `seat=1&seat=2` | repeated |',
    prove: async () => {
      expect((await request({ seat: '[1,2]' })).url).toContain('?seat=1&seat=2');
      expect((await requestIr({ seat: ['1', '2'] })).url).toContain('?seat=1&seat=2');
    },
  },
  {
    page,
    quote: '| query parameter without a value | left out | left out |',
    prove: async () => {
      expect((await request({ title: undefined })).url).toMatch(/find$/);
      expect((await requestIr({ title: [] })).url).toMatch(/find$/);
    },
  },
  {
    page,
    quote: '| request header without a value | sent as the word `undefined` | sent empty |',
    alsoQuotedOn: {
      [HTTP]: "| the header is `'undefined'` or empty | `wirespecFetch` and `wirespecFetchIr` send absent headers |",
    },
    prove: async () => {
      expect((await request({}, { trace: undefined })).headers.get('trace')).toBe('undefined');
      expect((await requestIr({}, { trace: [] })).headers.get('trace')).toBe('');
    },
  },
  {
    page,
    quote: '| response body | text | bytes, none for 204, 205 and 304 |',
    prove: async () => {
      const raw = { method: 'GET' as const, path: [], queries: {}, headers: {} };
      const text = await wirespecFetch(raw, () => Promise.resolve(new Response('[]')));
      const bytes = await wirespecFetchIr({ ...raw, body: undefined }, () => Promise.resolve(new Response('[]')));
      const none = await wirespecFetchIr({ ...raw, body: undefined }, () =>
        Promise.resolve(new Response(null, { status: 204 })),
      );
      expect([text.body, bytes.body, none.body]).toEqual(['[]', new TextEncoder().encode('[]'), undefined]);
    },
  },
  {
    page,
    quote: 'without it `wirespecFetch` calls `fetch` with a path only, which works in browsers alone',
    prove: async () => {
      await expect(wirespecFetch({ method: 'GET', path: ['find'], queries: {}, headers: {} })).rejects.toThrow(
        'Failed to parse URL from /find',
      );
    },
  },
];

const SERIALIZATION: readonly DocumentedBehavior[] = [
  {
    page,
    quote: "The type says `number`, the value is `'5'`.",
    alsoQuotedOn: {
      [TYPESCRIPT]: 'A number in a query arrives on the server as a string',
      [HTTP]: "| `'5'` in place of `5` | `wirespecSerialization` ignores types |",
      [TROUBLESHOOTING]:
        'the server receives path parameters, query parameters and headers as text, regardless of their type',
    },
    prove: () => {
      expect(wirespecSerialization.deserialize('5')).toBe('5');
      expect(wirespecSerialization.deserializePath('5', 'number')).toBe('5');
      expect(wirespecSerialization.deserializeParam(['5'], 'number')).toBe('5');
    },
  },
  {
    page,
    quote:
      'a `String` goes out without quotes, an `Integer` or a `Boolean` arrives as text. With `--ir` all bodies are JSON.',
    prove: () => {
      expect(wirespecSerialization.serialize('text')).toBe('text');
      expect(wirespecSerialization.deserialize('true')).toBe('true');
      expect(new TextDecoder().decode(wirespecSerialization.serializeBody('text', 'string'))).toBe('"text"');
      expect(wirespecSerialization.deserializeBody(new TextEncoder().encode('true'), 'boolean')).toBe(true);
    },
  },
  {
    page,
    quote: 'any text between brackets or braces is taken for JSON: the query `[draft]` throws a `SyntaxError`',
    prove: () => {
      expect(() => wirespecSerialization.deserialize('[draft]')).toThrow(SyntaxError);
    },
  },
  {
    page,
    quote: 'In the default generation a list in a query must arrive as JSON text, `["vip","aisle"]`.',
    prove: async () => {
      expect(wirespecSerialization.deserialize('["vip","aisle"]')).toEqual(['vip', 'aisle']);
      expect(wirespecSerialization.deserialize('vip')).toBe('vip');
      expect((await request({ tags: wirespecSerialization.serialize(['vip', 'aisle']) })).url).toMatch(
        /\?tags=vip&tags=aisle$/,
      );
    },
  },
  {
    page,
    quote: 'In the default generation an absent header arrives as the text `undefined`',
    prove: async () => {
      const { headers } = await request({}, { trace: wirespecSerialization.serialize(undefined) });
      expect(wirespecSerialization.deserialize(headers.get('trace') ?? undefined)).toBe('undefined');
    },
  },
  {
    page,
    quote: "`deserialize` receives the value alone, so `'5'` looks the same for an `Integer` and a `String`.",
    prove: () => {
      const [file] = emitFiles(
        'typescript',
        'endpoint Find GET /find ? { a: Integer, b: String } -> { 200 -> String }',
        'endpoint/Find.ts',
      );
      expect(file).toContain('"a": serialization.deserialize(it.queries["a"])');
      expect(file).toContain('"b": serialization.deserialize(it.queries["b"])');
    },
  },
  {
    page,
    quote: 'With `--ir` a list in a query arrives as its first element only.',
    alsoQuotedOn: { [TYPESCRIPT]: 'With `--ir`, only the first entry of a list in a query arrives' },
    prove: () => {
      expect(wirespecSerialization.deserializeParam(['a', 'b'], 'string[]')).toBe('a');
    },
  },
  {
    page,
    quote: 'is renamed, and goes over the wire under its new name: `due-date` becomes `dueDate`',
    prove: () => {
      expect(emitText('type Loan { due-date: String }', Emitters.TYPESCRIPT)).toContain('"dueDate": string');
      expect(new TextDecoder().decode(wirespecSerialization.serializeBody({ dueDate: 'x' }, 'Loan'))).toBe(
        '{"dueDate":"x"}',
      );
    },
  },
];

const TREE: readonly DocumentedBehavior[] = [
  {
    page,
    quote: 'Sources are strings; a `Buffer` throws `TypeError`.',
    alsoQuotedOn: { [page]: '`TypeError: … is not a function` in `parse` | a `Buffer` was passed instead of a string' },
    prove: () => {
      // As a program without types can pass it.
      const source = Buffer.from('type Book { title: String }') as unknown as string;
      expect(() => parse(source)).toThrow(TypeError);
      expect(() => parse(source)).toThrow('is not a function');
    },
  },
  {
    page,
    quote: '`NoWhenBranchMatchedException` | a string was passed to `emit` instead of a value of `Emitters`',
    prove: () => {
      // As a program without types can pass it.
      const name = 'JAVA' as unknown as typeof Emitters.JAVA;
      expect(() => emitText('type Book { title: String }', name)).toThrow(
        expect.objectContaining({ name: 'NoWhenBranchMatchedException' }),
      );
    },
  },
  {
    page,
    quote: '| `line`, `position` | line, and the column after the faulty text |',
    alsoQuotedOn: { [page]: '`position` in an error and in a token is the place just after it' },
    prove: () => {
      expect(parse('type Book { title String }').errors).toMatchObject([
        { line: 1, position: 25, index: 18, length: 6, value: expect.stringContaining('Colon expected') as unknown },
      ]);
    },
  },
  {
    page,
    quote: 'A file parsed alone cannot see the types of another.',
    prove: () => {
      expect(parse('type Loan { book: Book }').errors).toMatchObject([{ value: 'Cannot find reference: Book' }]);
    },
  },
  {
    page,
    quote: 'The code is always that of `--ir`.',
    alsoQuotedOn: {
      [OVERVIEW]: 'always uses the newer generation',
      [PLUGINS]: '| generation | default or `--ir` | always `--ir` |',
    },
    prove: () => {
      expect(emitText('type Book { title: String }', Emitters.JAVA)).toContain('implements Wirespec.Model');
    },
  },
  {
    page,
    quote: 'Rust and Scala are missing.',
    alsoQuotedOn: {
      'docs/emitters/rust.md': 'the JS API has no Rust emitter',
      'docs/emitters/scala.md': 'the JS API has no Scala emitter',
      [PLUGINS]: 'eight, without Rust and Scala',
    },
    prove: () => {
      expect(
        Object.values(Emitters.values())
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['AVRO', 'JAVA', 'KOTLIN', 'OPENAPI_V2', 'OPENAPI_V3', 'PYTHON', 'TYPESCRIPT', 'WIRESPEC']);
    },
  },
  {
    page,
    quote: 'return one entry named `openapi` or `avro`, without an extension, and its JSON has no line breaks',
    alsoQuotedOn: {
      'docs/emitters/open_api_v2.md': 'The command line indents the file; the JS API writes it on one line.',
      'docs/emitters/open_api_v3.md': 'The command line indents the file; the JS API writes it on one line.',
    },
    prove: () => {
      const { result } = parse('type Book { title: String }');
      for (const [emitter, name] of [
        [Emitters.OPENAPI_V2, 'openapi'],
        [Emitters.OPENAPI_V3, 'openapi'],
        [Emitters.AVRO, 'avro'],
      ] as const) {
        expect(emit(result!, emitter, '', false)).toMatchObject([
          { file: name, result: expect.not.stringContaining('\n') as unknown },
        ]);
      }
    },
  },
  {
    page,
    quote: 'File names may start with a slash, like `/model/Book.ts`',
    prove: () => {
      expect(emitText('type Book { title: String }', Emitters.TYPESCRIPT)).toMatch(/^\/model\/Book\.ts /m);
    },
  },
  {
    page,
    quote: 'holds no patterns, no bounds, no annotations, and does not know which union a type belongs to',
    alsoQuotedOn: {
      [page]: 'The check has become `true`.',
      [OVERVIEW]: 'and it drops constraints, annotations and the parents of union members',
      [ANNOTATIONS]: 'The [JavaScript API](/docs/plugins/npm) drops all annotations.',
      [TROUBLESHOOTING]: 'The JavaScript API drops patterns, bounds and annotations.',
      'blog/2025-07-16-type-constraints.md': 'drops every constraint on the way from `parse` to `emit`',
      [PLUGINS]: [
        '| patterns and bounds | kept | dropped | kept | kept |',
        'a pattern is checked in one build and not in another | the JavaScript API drops patterns and bounds',
      ],
    },
    prove: () => {
      const typescript = emitText(LOSSY, Emitters.TYPESCRIPT);
      expect(typescript).toContain('validateIsbn = (value: string) => true');
      expect(typescript).toContain('validateRating = (value: number) => true');
      expect(emitText(LOSSY, Emitters.OPENAPI_V3)).not.toMatch(/Said|pattern|minimum/);
      expect(emitText(LOSSY, Emitters.KOTLIN)).not.toMatch(/Wirespec\.Model, Item/);
    },
  },
  {
    page: CONVERTERS,
    quote: 'The contract it returns has no patterns, descriptions or annotations',
    prove: () => {
      const document = {
        openapi: '3.0.3',
        info: { title: 'a', version: '1' },
        paths: {},
        components: {
          schemas: {
            Book: { type: 'object', description: 'Said', properties: { isbn: { type: 'string', pattern: '^97$' } } },
          },
        },
      };
      const contract = convert(JSON.stringify(document), Converters.OPENAPI_V3);
      const [emitted] = emit(contract, Emitters.OPENAPI_V3, '', false);
      expect(emitted?.result).toContain('"isbn":{"type":"string"}');
      expect(emitted?.result).not.toContain('Said');
    },
  },
  {
    page: CONVERTERS,
    quote: '`convert` throws if it cannot read the document.',
    alsoQuotedOn: { [page]: 'A third argument `true` refuses keys that OpenAPI does not know.' },
    prove: () => {
      const document = {
        openapi: '3.0.3',
        info: { title: 'a', version: '1' },
        paths: {},
        components: { schemas: { Book: { type: 'object', propertys: {}, properties: { a: { type: 'string' } } } } },
      };
      const text = JSON.stringify(document);
      expect(() => convert('{', Converters.OPENAPI_V3)).toThrow();
      expect(() => convert(text, Converters.OPENAPI_V3)).not.toThrow();
      expect(() => convert(text, Converters.OPENAPI_V3, true)).toThrow("Encountered an unknown key 'propertys'");
    },
  },
  {
    page,
    quote: 'Importing them as values fails at run time',
    prove: () => {
      expect(Object.keys(wirespec).filter((name) => name.startsWith('Ws'))).toEqual([]);
    },
  },
];

/** What `generate` answers for a type `T`. */
function makeData(contract: string, typeName = 'T'): Record<string, unknown> {
  return JSON.parse(generate(contract, typeName).result ?? 'null') as Record<string, unknown>;
}

const DATA: readonly DocumentedBehavior[] = [
  {
    page,
    quote: '| types, enums, unions, lists of types | work; optional fields are always filled |',
    alsoQuotedOn: { [VALIDATE]: 'it always fills optional fields, it ignores constraints on fields' },
    prove: () => {
      const contract =
        'type T { kind: Kind?, item: Item, others: Other[] } enum Kind { NOVEL } type Item = Other type Other { text: String }';
      expect(makeData(contract)).toMatchObject({ kind: 'NOVEL', item: { text: expect.any(String) as unknown } });
    },
  },
  {
    page,
    quote: 'without a flag the last character of the pattern is ignored, with two flags it throws',
    alsoQuotedOn: { [page]: '| refined `String` | works with exactly one flag after the pattern, as in `/…/g`' },
    prove: () => {
      expect(makeData('type T { code: Code } type Code = String(/^ab$/g)')).toEqual({ code: 'ab' });
      expect(makeData('type T { code: Code } type Code = String(/^abc/)')).toEqual({ code: 'ab' });
      expect(() => makeData('type T { code: Code } type Code = String(/^ab$/gi)')).toThrow();
    },
  },
  {
    page,
    quote:
      'work with two different bounds, or with a positive upper bound only; the upper bound is never reached. They throw with equal bounds, a lower bound only, a negative upper bound only, or none',
    prove: () => {
      const make = (bounds: string) => makeData(`type T { stars: Rating } type Rating = Integer${bounds}`);
      expect(make('(3, 4)')).toEqual({ stars: 3 });
      expect(make('(_, 1)')).toEqual({ stars: 0 });
      for (const bounds of ['(5, 5)', '(3, _)', '(_, -5)', '']) expect(() => make(bounds)).toThrow();
    },
  },
  {
    page,
    quote: '| lists of built-in types (`String[]`), dictionaries | throw |',
    alsoQuotedOn: { [VALIDATE]: 'and it throws for lists of primitive types, dictionaries and recursive types' },
    prove: () => {
      expect(() => makeData('type T { names: String[] }')).toThrow();
      expect(() => makeData('type T { names: {String} }')).toThrow();
    },
  },
  {
    page,
    quote: '| endpoints, channels, types that contain themselves | throw |',
    prove: () => {
      expect(() => makeData('endpoint T GET /t -> { 200 -> String }')).toThrow();
      expect(() => makeData('channel T -> String')).toThrow();
      expect(() => makeData('type T { parent: T? }')).toThrow();
    },
  },
  ...(
    [
      [
        '`Definition not found in AST: Primitive(…)` | a list of a built-in type |',
        'type T { names: String[] }',
        'Definition not found in AST: Primitive(',
      ],
      [
        '`Definition not found in AST: Custom(…)` | the second argument is not a type of the contract |',
        'type Other { name: String }',
        'Definition not found in AST: Custom(',
      ],
      ['`An operation is not implemented.` | a dictionary |', 'type T { names: {String} }', 'An operation is not impl'],
      [
        '`Random range is empty: …` | a refined number with equal bounds, a lower bound only, or a negative upper bound only |',
        'type T { stars: Rating } type Rating = Integer(3, _)',
        'Random range is empty: ',
      ],
      [
        'a refined number with equal bounds, a lower bound only, or a negative upper bound only |',
        'type T { stars: Rating } type Rating = Integer(_, -5)',
        'Random range is empty: ',
      ],
      [
        'a refined number with equal bounds, a lower bound only, or a negative upper bound only |',
        'type T { stars: Rating } type Rating = Integer(5, 5)',
        'Random range is empty: ',
      ],
      [
        '`Endpoint cannot be generated`, `Channel cannot be generated` |',
        'endpoint T GET /t -> { 200 -> String }',
        'Endpoint cannot be generated',
      ],
      ['`Channel cannot be generated` |', 'channel T -> String', 'Channel cannot be generated'],
      [
        '`After dollar only new line is allowed!` | a pattern with two flags |',
        'type T { code: Code } type Code = String(/^ab$/gi)',
        'After dollar only new line is allowed!',
      ],
      [
        '`Maximum call stack size exceeded` | a type that contains itself |',
        'type T { parent: T? }',
        'Maximum call stack size exceeded',
      ],
    ] as const
  ).map(([quote, contract, message]): DocumentedBehavior => ({
    page,
    quote,
    prove: () => {
      expect(() => makeData(contract)).toThrow(message);
    },
  })),
];

/** Types that the serialization of `--ir` receives, by a parameter or body in the contract. */
const TYPE_TEXTS: readonly (readonly [quote: string, contract: string, text: string])[] = [
  ['| `String` | `"string"` |', '? { a: String }', '"string")'],
  ['| `Integer`, `Integer32`, `Number`, `Number32` | `"number"` |', '? { a: Integer }', '"number")'],
  ['| `Integer`, `Integer32`, `Number`, `Number32` | `"number"` |', '? { a: Number32 }', '"number")'],
  ['| `Boolean` | `"boolean"` |', '? { a: Boolean }', '"boolean")'],
  ['| `Bytes` | `"Uint8Array"` |', '? { a: Bytes }', '"Uint8Array")'],
  ['| a definition, also a refined type: `Isbn` | its name, `"Isbn"` |', '? { a: Isbn }', '"Isbn")'],
  ['| `String[]`, `Isbn[]` | `"string[]"`, `"Isbn[]"` |', '? { a: String[] }', '"string[]")'],
  ['| `String[]`, `Isbn[]` | `"string[]"`, `"Isbn[]"` |', '? { a: Isbn[] }', '"Isbn[]")'],
  ['| `String?[]` | `"(string \\| undefined)[]"` |', '? { a: String?[] }', '"(string | undefined)[]")'],
  ['| `{Integer}` | `"Record<string, number>"` |', '? { a: {Integer} }', '"Record<string, number>")'],
  [
    '| `T?` as a parameter | that of `T`; the function is not called for an absent value |',
    '? { a: String? }',
    '[\'a\'], "string") : undefined',
  ],
];

const OVER_HTTP: readonly DocumentedBehavior[] = [
  {
    page: HTTP,
    quote: "| `false` is true in an `if` | it arrived as the text `'false'` |",
    prove: () => {
      expect(wirespecSerialization.deserialize('false')).toBe('false');
      expect(wirespecSerialization.deserializeParam(['false'], 'boolean')).toBe('false');
    },
  },
  {
    page: HTTP,
    quote: '| `Cannot match response with status:` | the server answered with a status that the contract lacks |',
    alsoQuotedOn: { [HTTP]: '| a wrong `SeatCode` reaches the handler | nothing calls `validateSeatCode` |' },
    prove: () => {
      const contract = 'type SeatCode = String(/^A$/) endpoint Find GET /find/{code: SeatCode} -> { 200 -> Unit }';
      const [file] = emitFiles('typescript:ir', contract, 'endpoint/Find.ts');
      expect(file).toContain("throw new Error('Cannot match response with status:')");
      expect(file).not.toContain('validate');
    },
  },
  ...TYPE_TEXTS.map(([quote, queries, text]): DocumentedBehavior => ({
    page: HTTP,
    quote,
    prove: () => {
      const contract = `type Isbn = String(/^97/) endpoint Find GET /find ${queries} -> { 200 -> Unit }`;
      expect(emitFiles('typescript:ir', contract, 'endpoint/Find.ts')[0]).toContain(text);
    },
  })),
  {
    page: HTTP,
    quote: '| `T?` as a body | `"T \\| undefined"` |',
    prove: () => {
      const contract = 'type T { a: String } endpoint Find GET /find -> { 200 -> T? }';
      expect(emitFiles('typescript:ir', contract, 'endpoint/Find.ts')[0]).toContain('(r.body, "T | undefined")');
    },
  },
  {
    page: HTTP,
    quote:
      '| `Param tags cannot be null` with `--ir` | the list is required, and an empty list leaves nothing in the URL |',
    prove: () => {
      const contract = 'endpoint Find GET /find ? { tags: String[] } -> { 200 -> Unit }';
      expect(emitFiles('typescript:ir', contract, 'endpoint/Find.ts')[0]).toContain('Param tags cannot be null');
      expect(wirespecSerialization.serializeParam([], 'string[]')).toEqual([]);
    },
  },
];

const LANGUAGE = 'docs/language/language.md';

/** What holds of files and of the time a run takes. */
const FILES: readonly DocumentedBehavior[] = [
  {
    page: LANGUAGE,
    quote: 'So does a file in UTF-16: save contracts as UTF-8.',
    prove: () => {
      const utf16 = Buffer.from('\uFEFFtype Book { title: String }', 'utf16le').toString('utf8');
      expect(runCommandLine(['compile', '-i', '/in', '-l', 'Java'], { '/in/book.ws': utf16 }).stderr).toContain(
        'AST should not be empty',
      );
    },
  },
  {
    page: LANGUAGE,
    quote: 'The compiler also reads hidden files such as `.draft.ws` and symbolic links.',
    prove: () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
      fs.writeFileSync(path.join(folder, 'book.txt'), 'type Book { title: String }');
      fs.mkdirSync(path.join(folder, 'in'));
      fs.symlinkSync('../book.txt', path.join(folder, 'in/book.ws'));
      const command = path.join(compilerFolder, 'wirespec-bin.mjs');
      spawnSync(process.execPath, [command, 'compile', '-i', './in', '-o', './out', '-l', 'Wirespec'], { cwd: folder });
      expect(fs.readFileSync(path.join(folder, 'out/wirespec.ws'), 'utf8')).toContain('type Book {');
      fs.rmSync(folder, { recursive: true });
    },
  },
  {
    page: LANGUAGE,
    quote: 'Compile time grows faster than the contract',
    prove: () => {
      const measure = (count: number): number => {
        const types = Array.from(
          { length: count },
          (_, index) => `type T${index} { a: String, b: T${(index + 1) % count}? }`,
        );
        const start = performance.now();
        expect(parse(types.join('\n')).result).toBeTruthy();
        return performance.now() - start;
      };
      // The first run pays for warming up.
      measure(100);
      expect(measure(800) / measure(200)).toBeGreaterThan(4);
    },
  },
  {
    page: 'docs/language/grammar.md',
    quote: 'it highlights the first three rows of the table above as if they were valid',
    prove: () => {
      const scopesOf = (line: string, text: string): string =>
        tokenizeWithGrammar([line])[0]!
          .filter(({ start, end }) => line.slice(start, end) === text)
          .map(({ scopes }) => scopes.at(-1))
          .join();
      expect(scopesOf('type Copy { type-code: String }', 'type-code')).toBe('variable.other.member');
      expect(scopesOf('type Code = String(/abc/)', 'abc')).toBe('string.regexp');
      expect(scopesOf('endpoint Ping GET /books-> { 200 -> String }', '/books')).toBe('string.unquoted.path');
    },
  },
];

/** The generated files whose path ends so. */
function emitFiles(target: Target, contract: string, end: string): string[] {
  return generateCode(contract, target)
    .filter((file) => file.path.endsWith(end))
    .map(({ text }) => text);
}

/** What the pages say of the JavaScript API, of the fetch functions, of the serialization and of files. */
export const PACKAGE_BEHAVIORS: readonly DocumentedBehavior[] = [
  ...FETCH,
  ...SERIALIZATION,
  ...TREE,
  ...DATA,
  ...OVER_HTTP,
  ...FILES,
  ...ES_MODULE_BEHAVIORS,
  ...TSC_BEHAVIORS,
  ...RECIPE_BEHAVIORS,
];
