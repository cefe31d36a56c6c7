import { expect } from 'vitest';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { compileTypeScript } from '../generated-code/compileTypeScript';
import { generate } from '../generated-code/generate';
import { readExample } from '../generated-code/readExample';
import type { DocumentedBehavior } from './DocumentedBehavior';

const page = 'docs/guides/recipes.md';
const LEND = readExample('guides/recipes/contracts/lend.ws');

/** What the compiler says of a contract; nothing where it compiles. */
function findError(contract: string): string {
  return runCommandLine(['compile', '-i', '/in', '-o', '/out', '-l', 'TypeScript', '--log-level', 'ERROR'], {
    '/in/contract.ws': contract,
  }).stderr;
}

/** What the recipes say that their programs do not show. */
export const RECIPE_BEHAVIORS: readonly DocumentedBehavior[] = [
  {
    page,
    quote: 'Otherwise the generated code throws before your handler can answer with 401.',
    prove: () => {
      const contract = 'endpoint Get GET /account # { authorization: String } -> { 200 -> Unit }';
      const file = generate(contract, 'typescript:ir').find(({ path }) => path.endsWith('endpoint/Get.ts'));
      expect(file?.text).toContain("throw new Error('Param authorization cannot be null')");
    },
  },
  {
    page,
    quote: 'Names that start with a capital need backticks',
    prove: () => {
      const name = (header: string) => `endpoint Get GET /account # { ${header}: String? } -> { 200 -> Unit }`;
      expect(findError(name('Authorization'))).toContain('WirespecIdentifier expected');
      expect(findError(name('`Authorization`'))).toBe('');
      expect(findError(name('authorization'))).toBe('');
    },
  },
  {
    page,
    quote: 'There are no generic types',
    alsoQuotedOn: { [page]: 'There are no default values' },
    prove: () => {
      expect(findError('type Page<T> { items: T[] }')).not.toBe('');
      expect(findError('type Query { limit: Integer32 = 20 }')).not.toBe('');
    },
  },
  {
    page,
    quote: 'In TypeScript an `Integer` is a `number`, exact up to 9,007,199,254,740,991.',
    prove: () => {
      const files = generate('type Fine { cents: Integer }', 'typescript:ir');
      expect(files.find(({ path }) => path.endsWith('model/Fine.ts'))?.text).toContain('"cents": number');
      expect(Number.MAX_SAFE_INTEGER).toBe(9_007_199_254_740_991);
    },
  },
  {
    page,
    quote: 'If you forget a case, the function can end without a result, and `tsc` reports TS2366.',
    prove: () => {
      const program = readExample('guides/recipes/lend.ts').replaceAll('./generated/', './');
      const forgetful = program.replace(/\n {4}case 'MEMBER_BLOCKED':\n.*;/, '');
      expect(forgetful).not.toBe(program);
      const compileWith = (text: string) =>
        compileTypeScript([...generate(LEND, 'typescript:ir'), { path: 'lend.ts', text }]);
      expect([...compileWith(program)]).toEqual([]);
      expect([...compileWith(forgetful)].flat(2).join()).toContain('TS2366');
    },
  },
];
