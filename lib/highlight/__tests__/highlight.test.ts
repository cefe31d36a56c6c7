import { describe, expect, it } from 'vitest';
import { highlight } from '../highlight';
import { findGrammar, KNOWN_LANGUAGES } from '../languages';
import { CODE_ROLES, type CodeRole } from '../types';

/** Decodes marks without `renderMarks`, which other tests cover. */
function readRuns(code: string, marks: string): { role: string; text: string }[] {
  let start = 0;
  return [...marks.matchAll(/([a-z_])([0-9A-Z]+)/g)].map(([, role = '', size = '']) => {
    const text = code.slice(start, start + parseInt(size, 36));
    start += parseInt(size, 36);
    return { role, text };
  });
}

async function findText(code: string, language: string, role: CodeRole): Promise<string[]> {
  const { code: shown, marks } = await highlight(code, language);
  return readRuns(shown, marks)
    .filter((run) => run.role === role)
    .map(({ text }) => text);
}

const SAMPLES: Readonly<Record<string, string>> = {
  wirespec: 'type Book {\n  title: String // é\n}\n',
  java: 'record Book(String title) { /* \u{1F995} */ }',
  kotlin: 'data class Book(val title: String?)',
  typescript: 'export const a = `x${1}`;\r\nlet b: string;\r\n',
  python: 'class Book:\n\n  title: str = "\u{1F995}\u{1F995}"  # c\n',
  json: '{\n  "a": [1, true, null, "b"]\n}',
  yaml: 'on:\n  push: [a, b]\n\n\n# end\n',
  text: 'only text <b>\n\n\tand a tab',
};

describe('the marks', () => {
  it.each(Object.entries(SAMPLES))('cover code in %s without gap or overlap', async (language, code) => {
    const { code: shown, marks } = await highlight(code, language);
    const runs = readRuns(shown, marks);
    expect(runs.map(({ text }) => text).join('')).toBe(shown);
    expect(runs.every(({ text }) => text !== '')).toBe(true);
    expect(marks).toMatch(/^(?:[a-z_][0-9A-Z]+)+$/);
  });

  it('contain no adjacent runs of the same role', async () => {
    const { marks } = await highlight(SAMPLES.typescript ?? '', 'typescript');
    const roles = [...marks.matchAll(/[a-z_]/g)].map(String);
    expect(roles.filter((role, index) => role === roles[index - 1])).toEqual([]);
  });

  it('contain only the roles of CODE_ROLES', async () => {
    const used = await Promise.all(
      Object.entries(SAMPLES).map(async ([language, code]) => (await highlight(code, language)).marks),
    );
    const letters = new Set(used.join('').match(/[a-z]/g));
    expect(letters.size).toBeGreaterThan(5);
    expect([...letters].filter((letter) => !(letter in CODE_ROLES))).toEqual([]);
  });

  it('are deterministic', async () => {
    const [first, second] = await Promise.all([
      highlight(SAMPLES.java ?? '', 'java'),
      highlight(SAMPLES.java ?? '', 'java'),
    ]);
    expect(second).toEqual(first);
  });
});

describe('the code', () => {
  it('loses only its trailing line breaks', async () => {
    expect((await highlight('\n  a\r\nb  \r\n\n', 'text')).code).toBe('\n  a\r\nb  ');
  });

  it('may be empty', async () => {
    expect(await highlight('', 'wirespec')).toEqual({ code: '', language: 'wirespec', marks: '' });
    expect(await highlight('\n', 'text')).toEqual({ code: '', language: 'text', marks: '' });
  });
});

describe('a contract', () => {
  const contract = [
    '@Audited("yes")',
    '// how many',
    'endpoint CountBooks GET /books/{isbn: Isbn} ? {genre: Genre?} -> { 200 -> Integer(0, 9) }',
    'type Isbn = String(/^97[89]$/g)',
    'enum Genre { NOVEL }',
  ].join('\n');

  it.each<[CodeRole, string[]]>([
    ['k', ['endpoint', 'type', 'enum']],
    ['t', ['Isbn', 'Genre', 'Integer', 'Isbn', 'String', 'Genre']],
    ['f', ['CountBooks']],
    ['m', ['GET', '200']],
    ['n', ['0', '9']],
    ['s', ['"yes"', '/books/', '/^97[89]$/g']],
    ['c', ['// how many']],
    ['o', ['NOVEL']],
    ['a', ['@Audited']],
  ])('has the role %s for %j', async (role, expected) => {
    expect(await findText(contract, 'wirespec', role)).toEqual(expected);
  });

  it('has the plain color for field names and punctuation', async () => {
    const { code, marks } = await highlight(contract, 'wirespec');
    const plain = readRuns(code, marks).filter(({ role }) => role === '_');
    expect(plain.map(({ text }) => text.trim())).toEqual(expect.arrayContaining(['{isbn:', '} ? {genre:', '?} -> {']));
  });
});

describe('other languages', () => {
  it.each<[string, string, CodeRole, string[]]>([
    ['java', '@Get record Book(String title, int n) {}', 't', ['Book', 'String', 'int']],
    ['java', '@Get record Book() {}', 'a', ['@Get']],
    [
      'java',
      'public record Book (\n  String title,\n  List<Genre> genres\n) {\n};',
      't',
      ['Book', 'String', 'List', 'Genre'],
    ],
    ['kotlin', '@Get data class Book(val title: String = "a")', 'k', ['data', 'class', 'val']],
    ['typescript', 'async function find(n: number) { return 1 }', 'f', ['find']],
    ['python', '@dataclass\nclass Book:\n  n: int = 1', 'a', ['@dataclass']],
    ['rust', 'pub fn label(&self) -> String { "a" }', 's', ['"a"']],
    ['scala', 'case class Book(n: Int)', 't', ['Book', 'Int']],
    ['smithy', '@required\nstructure Book { title: String }', 'k', ['structure']],
    ['typespec', '@get op find(): string;', 'a', ['@get']],
    ['json', '{"a": "b", "c": 1.5, "d": null}', 't', ['"a"', '"c"', '"d"']],
    ['yaml', 'a: b # c', 't', ['a']],
    ['xml', '<a b="c">d</a>', 't', ['a', 'a']],
    ['bash', '# c\nnpx wirespec compile', 'f', ['npx']],
    ['properties', '# c\na.b=c', 'c', ['# c']],
    ['groovy', 'def a = "b"', 's', ['"b"']],
    ['toml', 'a = 1 # c', 'c', ['# c']],
    ['lua', 'local a = nil -- c', 'k', ['local']],
    ['diff', '-a\n+b', 'm', ['-a']],
    ['http', 'GET /a HTTP/1.1', 'm', ['GET']],
    ['javascript', 'const a = 1', 'n', ['1']],
  ])('%s: %s has the role %s for %j', async (language, code, role, expected) => {
    expect(await findText(code, language, role)).toEqual(expected);
  });
});

describe('a language', () => {
  it.each([
    ['ts', 'typescript'],
    ['js', 'javascript'],
    ['bash', 'shellscript'],
    ['gradle', 'groovy'],
    ['JSON', 'json'],
    ['text', null],
  ])('with the name %s in a fence has the grammar %s', (written, grammar) => {
    expect(findGrammar(written)).toBe(grammar);
  });

  it('keeps the name of the fence, in lower case', async () => {
    expect((await highlight('a', 'TS')).language).toBe('ts');
  });

  it.each(KNOWN_LANGUAGES)('%s can be highlighted', async (language) => {
    await expect(highlight('a', language)).resolves.toMatchObject({ code: 'a', language });
  });

  it.each(['cobol', '', 'toString', 'constructor'])(
    '"%s" is refused with a list of the known languages',
    async (language) => {
      await expect(highlight('a', language)).rejects.toThrow(
        `Unknown language "${language}". Use one of bash, diff, gradle,`,
      );
    },
  );
});
