import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { listContractFiles } from '../../../tools/claims/Job';
import { splitTarget } from '../../../tools/claims/generateCode';
import { readClaims } from '../../claims';
import { check } from '../check';
import { handleRequest } from '../handleRequest';
import { OUTPUT_DEFECTS } from '../outputDefects';
import type { ContractSource, Target } from '../types';

/** Claims that the generated code does not compile, and that one definition shows it. */
const CLAIMS = [
  'java/channel-import',
  'java/channel-of-list',
  'java/union-of-other-members',
  'java/optional-refined-type',
  'java/optional-refined-number',
  'java/list-of-optional-types',
  'java/quotes-in-pattern',
  'java/bounds-beyond-32-bits',
  'java/response-of-optional-list',
  'java/unit-field',
  'java/bytes-as-response',
  'java/two-dictionary-responses',
  'java/underscore-in-name',
  'java/two-capitals',
  'java/no-response',
  'emitters/two-number-responses',
  'kotlin/channel-of-list',
  'kotlin/optional-refined-type',
  'kotlin/optional-refined-number',
  'kotlin/response-of-optional-list',
  'kotlin/optional-request-or-response-body',
  'kotlin/optional-path-parameter',
  'typescript/channel-import',
  'typescript/channel-index',
  'typescript/endpoint-named-like-type',
  'typescript/endpoint-named-error',
  'typescript/optional-refined-number',
  'typescript/list-of-optional-types',
  'python/enum-breaks-import',
  'python/union-breaks-import',
  'python/no-response',
  'rust/default-for-enum',
  'rust/recursive-type',
  'rust/union',
  'rust/optional-path-parameter',
  'scala/enum-commas',
];

const claims = readClaims(REPOSITORY).filter(({ id }) => CLAIMS.includes(id));

/** Lists the messages about code that does not compile. The test fails if the compiler refuses the contracts. */
function listDefects(target: Target, ...sources: ContractSource[]): string[] {
  const [emitter, generation = 'default'] = splitTarget(target);
  const diagnostics = check(sources, { output: { target: emitter, generation } });
  expect(diagnostics.filter(({ isWarning }) => isWarning !== true)).toEqual([]);
  return diagnostics.flatMap(({ message, isWarning }) =>
    isWarning === true && message.includes('code of this definition') ? [message] : [],
  );
}

describe('findOutputDefects', () => {
  it('knows each claim of the list', () => {
    expect(claims.map(({ id }) => id).sort()).toEqual([...CLAIMS].sort());
  });

  it.each(claims)('warns about the contracts of the claim $id', (claim) => {
    const jobs = claim.trials.flatMap((trial) =>
      trial.try === 'compile' ? trial.for.map((target) => ({ claim, trial, target })) : [],
    );
    const unnoticed = jobs.filter((job) => listDefects(job.target, ...listContractFiles(job)).length === 0);
    expect(unnoticed.map(({ target, trial }) => [target, trial.contract])).toEqual([]);
    expect(jobs).not.toEqual([]);
  });

  it.each(OUTPUT_DEFECTS.flatMap((defect) => defect.targets.map((target) => ({ ...defect, target }))))(
    'warns about the example for $target: $example',
    ({ target, example, advice }) => {
      const messages = listDefects(target, { path: 'a.ws', text: example });
      expect(messages.filter((message) => message.endsWith(advice))).toHaveLength(1);
    },
  );

  it.each<[Target, string]>([
    ['java:ir', 'endpoint Find GET /find -> { 200 -> {String} 201 -> {String[]} }'],
    ['typescript:ir', 'type Code = Integer(_, 3000000000)?'],
    ['rust', 'endpoint Find GET /find -> { 200 -> Integer[]? 404 -> Integer32[]? }'],
    ['kotlin:ir', 'endpoint Send POST {String}? /send -> { 200 -> Unit }'],
    ['kotlin:ir', 'endpoint Find GET /find -> { 200 -> String?[]? }'],
    ['python', String.raw`type Quote = String(/\\"/)`],
  ])('warns once about %s code of %s', (target, text) => {
    expect(listDefects(target, { path: 'a.ws', text })).toHaveLength(1);
  });

  it('warns once about an endpoint with two defects that have the same remedy', () => {
    const text = 'endpoint Find GET /find -> { 200 -> {String} 201 -> {Integer} 400 -> Number 404 -> Number32 }';
    expect(listDefects('java:ir', { path: 'a.ws', text })).toHaveLength(1);
  });

  it('warns only at the first channel, because one remedy serves all', () => {
    const text = 'channel Lent -> String channel Returned -> String';
    expect(listDefects('typescript', { path: 'a.ws', text })).toHaveLength(1);
  });

  it('warns at each definition if each needs its own remedy', () => {
    const text = 'type Quote = String(/"/) type Mark = String(/"/)';
    expect(listDefects('java', { path: 'a.ws', text })).toHaveLength(2);
  });

  it('says that Python code cannot be imported, because Python is not compiled', () => {
    expect(listDefects('python', { path: 'a.ws', text: 'type Isbn = String type Item = Isbn' })).toEqual([
      'The Python code of this definition cannot be imported. Avoid unions in contracts for this target.',
    ]);
  });

  it('warns about an endpoint with the name of a type, in any order', () => {
    for (const text of [
      'type Book { a: String } endpoint Book GET /a -> { 200 -> Unit } type Shelf { book: Book }',
      'endpoint Book GET /a -> { 200 -> Unit } type Book { a: String } type Shelf { book: Book }',
    ]) {
      expect(listDefects('typescript', { path: 'a.ws', text })).toHaveLength(1);
      expect(listDefects('java', { path: 'a.ws', text })).toEqual([]);
    }
  });

  // Each of these contracts is close to a defect, but its code compiles.
  it.each<[Target, string]>([
    ['java', 'type Loan { a: String } channel Lent -> Loan?'],
    ['java', 'type Book { a: String } channel Book -> Book[]'],
    ['java:ir', 'channel Lent -> {String}'],
    ['java:ir', 'type Lent { a: String } channel Lent -> Lent'],
    ['java', 'type Book { a: String } type Item = Book'],
    ['java', 'type Code = String?'],
    ['java', 'type Code = Integer(-2147483648, 2147483647)'],
    ['java', 'type Shelf { a: Integer(0, 3000000000), b: String(/"/) }'],
    ['java', 'type Book { a: String } endpoint Find GET /find -> { 200 -> Book[] 404 -> Unit }'],
    ['java:ir', 'endpoint Find GET /find -> { 200 -> {String} 201 -> {String} }'],
    ['java:ir', 'type Isbn = String type Shelf { a: Isbn[]?, b: {Isbn?}, c: String?[] }'],
    ['java:ir', 'type HTTPBook { a: String } endpoint Find GET /find -> { 200 -> HTTPBook }'],
    ['typescript', 'type Code = Integer(_, _)?'],
    ['kotlin:ir', 'endpoint Find POST String?[] /find ? { q: String? } -> { 200 -> String?[] }'],
    ['python:ir', 'type Isbn = String type Item = Isbn'],
    ['typescript:ir', 'channel Lent -> String[]'],
    ['java', 'type Book { a: String } type Item = Book endpoint Book GET /a -> { 200 -> Unit }'],
    ['java:ir', 'type Book { a: String } type Item = Book endpoint Book GET /a -> { 200 -> Unit }'],
    ['typescript', 'enum Action { Find, Add } endpoint Find GET /a -> { 200 -> Unit }'],
    ['java:ir', 'endpoint Find GET /v1 -> { 200 -> String 404 -> {String} }'],
    ['typescript:ir', 'endpoint Find GET /v1 -> { 200 -> {String} 404 -> {String} }'],
    ['java:ir', 'endpoint Find GET /v1 -> { 200 -> {String}? 404 -> {Integer} }'],
    ['kotlin', 'type Quote = String(/"a"b"/)'],
    ['python', String.raw`type Quote = String(/\"/)`],
    ['kotlin:ir', 'endpoint Find GET /find -> { 200 -> Unit? }'],
    ['java:ir', 'type Code = Integer?'],
    ['rust', 'type Code = Integer(_, _)'],
    ['typescript:ir', 'type Find { a: String } endpoint Find GET /a -> { 200 -> Unit }'],
    ['typescript', 'type Find { a: String } endpoint Find GET /a -> { 200 -> Unit }'],
    ['typescript', 'type Find { a: String } enum Action { Find } endpoint Find GET /a -> { 200 -> Unit }'],
    ['typescript', 'type Book { a: String } type Shelf { book: Book }'],
    ['typescript', 'endpoint Object GET /object -> { 200 -> String }'],
    ['typescript', 'type Error { a: String }'],
    ['rust', 'endpoint Find GET /find/{a: String} ? { b: String?, c: String[] } # { d: {String} } -> { 200 -> Bytes }'],
    ['kotlin', 'endpoint Find POST String? /find/{a: String} -> { 200 -> String }'],
    ['kotlin:ir', 'endpoint Find GET /find/{a: String[]} ? { b: String? } -> { 200 -> String }'],
    ['java', 'type Code = String(/^1[)] ? $/)'],
  ])('does not warn about %s code of %s', (target, text) => {
    expect(listDefects(target, { path: 'a.ws', text })).toEqual([]);
  });

  it('warns about a member of a union in another file', () => {
    const files = ['type Book { a: String }', '/* " */ type Item = Book'].map((text, index) => ({
      path: `${index}.ws`,
      text,
    }));
    expect(listDefects('java', ...files)).toEqual([
      'The Java code of this definition does not compile. Use only members that are types with fields and are in the same file.',
    ]);
  });

  it('warns at the name of the definition, and only if code is generated', () => {
    const files = { 'a.ws': '/* A loan. */\ntype Loan { a: String }\nchannel Lent -> Loan' };
    const options = { target: 'java', generation: 'ir', package: 'a', shared: false } as const;
    expect(handleRequest('compile', { files, ...options }).diagnostics).toEqual([
      {
        message: 'The Java (--ir) code of this definition does not compile. Generate the code without --ir.',
        source: 'site',
        path: 'a.ws',
        line: 3,
        column: 9,
        length: 4,
        isWarning: true,
      },
    ]);
    expect(handleRequest('check', { files })).toEqual([]);
  });
});
