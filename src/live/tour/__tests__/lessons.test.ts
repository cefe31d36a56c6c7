import path from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handleRequest } from '../../../../lib/compiler/handleRequest';
import { readLessons } from '../../../../lib/tour/readLessons';
import { generateTourPage } from '../../../../lib/tour/generateTourPage';
import { judgeAnswer, readAnswer, type AnswerCompiler, type LessonVerdict } from '../judgeAnswer';
import type { Lesson } from '../../../../lib/tour/Lesson';
import { readWrongAnswers } from '../../../../tests/support/readWrongAnswers';

const folder = path.resolve('tour');

const lessons = readLessons(folder);

const compiler: AnswerCompiler = {
  check: (request) => Promise.resolve(handleRequest('check', request)),
  tokens: (request) => Promise.resolve(handleRequest('tokens', request)),
  ast: (request) => Promise.resolve(handleRequest('ast', request)),
};

async function judge(lesson: Lesson, text: string): Promise<LessonVerdict> {
  return judgeAnswer(lesson, await readAnswer(text, lesson.solution, compiler));
}

describe('the tour', () => {
  it('has 12 to 15 lessons with different names and headings', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(12);
    expect(lessons.length).toBeLessThanOrEqual(15);
    expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
    expect(new Set(lessons.map(({ anchor }) => anchor)).size).toBe(lessons.length);
  });

  it('has a page that matches the folders: otherwise run `npm run write:tour`', () => {
    const page = generateTourPage(readFileSync(path.join(folder, 'page.md'), 'utf8'), lessons);
    expect(readFileSync('docs/language/tour.md', 'utf8')).toBe(page);
  });
});

describe.each(lessons)('the lesson $name', (lesson) => {
  const rules = [...lesson.checks, ...lesson.mistakes];
  const wrong = Object.entries(readWrongAnswers(lesson.name));

  it('is solved by its solution', async () => {
    expect(await judge(lesson, lesson.solution)).toEqual({ isSolved: true, message: lesson.solved });
  });

  it('is not solved by its initial contract, and has a hint for it', async () => {
    const verdict = await judge(lesson, lesson.start);
    expect(verdict.isSolved).toBe(false);
    expect(rules.map(({ hint }) => hint)).toContain(verdict.message);
  });

  it('has at least two wrong answers', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(2);
  });

  it.each(wrong)('gives the answer wrong-%s.ws its hint', async (name, text) => {
    const rule = rules.find((candidate) => candidate.name === name);
    expect(await judge(lesson, text)).toEqual({ isSolved: false, message: rule?.hint });
  });

  it('has a different name and a different hint for each rule', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    expect(new Set(rules.map(({ hint }) => hint)).size).toBe(rules.length);
  });
});

/** Answers that solve a lesson in another way than its solution does. */
const RIGHT_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  types: [
    '/* String pages, } */ type Book { title: String, pages: Integer32 }',
    'type Book{`title`:String,`pages`:Integer32}',
  ],
  'refined-types': [
    String.raw`/^\d{13}$/`,
    '/^[0-9]{13}$/g',
    '/^(([0-9]){13})$/',
    String.raw`/^(?!\/\/)[0-9]{13}$/`,
    String.raw`/^(?!\/* a *\/)[0-9]{13}$/`,
    String.raw`/^(?![()"\/])[0-9]{13}$/`,
    '/^(?!type Isbn = String)[0-9]{13}$/',
  ].map(
    (pattern) =>
      `// type Isbn = String(/^a$/)\ntype Isbn = String( ${pattern} ) type Stock=Integer32(0,1000) type Book { stock: Stock, isbn: Isbn }`,
  ),
  unions: [
    'type Item = Magazine | Book type Loan { item: Item } type Magazine { issue: Integer32, title: String } // A book\ntype Book { title: String }',
  ],
  responses: [
    'endpoint GetBook GET /books/{`isbn`: String} -> { 410 -> Unit 404 -> Problem 200 -> Book } type Problem { message: String } type Book { title: String }',
  ],
  'queries-and-headers': [
    '// All\nendpoint ListBooks GET /books?{`genre`:String?}#{token:String}->{200->Book[]} type Book { title: String }',
  ],
  'request-bodies': ['endpoint AddBook POST Book /books -> {201->Book} /* A book */ type Book { title: String }'],
  channels: ['channel BookLent->Loan type Loan { borrower: String, book: String }'],
  messages: ['endpoint ListBooks GET /books -> { 200 -> Book[] } type Book { pages: Integer32, title: String }'],
  enums: [
    'enum Genre { SCIENCE, NOVEL, HISTORY }\ntype Book { genre: Genre, title: String }',
    'enum Genre { NOVEL, HISTORY, SCIENCE }\ntype Book { title: String, @Old("enum A { a }") `genre`: Genre }',
  ],
  descriptions: [
    '@Description("Without the cover") @Internal pages: Integer32',
    '@Internal @Description("Without the cover") pages: Integer32',
    '@Description("With \\"quotes\\"") pages: Integer32',
    '@Description("Without (the) cover, {really}") pages: Integer32',
    '@Description("Without the cover") `pages`: Integer32',
    '@Description(default: "Without the cover") pages: Integer32',
    '@Description(\n  "Without the cover",\n)\npages : Integer32',
    '@Description(level: 1, "Without the cover") pages: Integer32',
  ].flatMap((field) => [
    `// A printed book\ntype Book { title: String, ${field} }`,
    `/* A printed book */ type Book { ${field}, title: String }`,
  ]),
};

/**
 * Wrong answers that a search for words would judge differently, because comments and strings contain the words, each
 * with the rule whose hint it must get. Without a rule, the hint is the compiler's message.
 */
const WRONG_ANSWERS: Readonly<Record<string, readonly (readonly [rule: string | undefined, text: string])[]>> = {
  types: [['pages', '/* String pages, } */ type Book { title: String }']],
  'optional-fields': [['subtitle', '// subtitle?\ntype Book { title: String, subtitle: String }']],
  lists: [
    ['authors', '// : [String] or <String> or {String: String}\ntype Book { authors: String, titles: {String} }'],
    ['authors', 'type Book { @Was("List<String>") authors: String, titles: {String} }'],
  ],
  'built-in-types': [
    ['pages', '// pages: int\ntype Copy { shelf: String, pages: String, weight: Number, available: Boolean }'],
  ],
  enums: [
    [
      'unused-enum',
      'type Book { title: String, genre: String } /* enum Genre = */ enum Genre { NOVEL, HISTORY, SCIENCE }',
    ],
    [undefined, 'enum Genre { NOVEL, HISTORY, SCIENCE\ntype Book { title: String, genre: Genre }'],
  ],
  'refined-types': [
    ['bounds', 'type Book { isbn: Isbn, stock: Stock } type Isbn = String(/^[0-9]{13}$/) type Stock = Integer32'],
    [
      'bounds',
      '/*\ntype Stock = Integer32(0, 1000)\n*/ type Stock = Integer32\ntype Book { isbn: Isbn, stock: Stock } type Isbn = String(/^[0-9]{13}$/)',
    ],
    ...[
      String.raw`/^[0-9]{13}\/$/`,
      String.raw`/^[0-9]{13}$|^\)$/`,
      String.raw`/^[0-9]{13}$|^\/\/$/`,
      '/^[0-9]{12}$/) // String(/^[0-9]{13}$/',
    ].map(
      (pattern) =>
        [
          'pattern',
          `type Stock = Integer32(0, 1000)\ntype Isbn = String(${pattern})\ntype Book { isbn: Isbn, stock: Stock }`,
        ] as const,
    ),
    [
      'letter-first',
      'type Book { isbn: Isbn, stock: Stock } type Isbn = String( /d{13}/ ) type Stock = Integer32(0, 1000)',
    ],
  ],
  unions: [
    [
      'union',
      'type Book { title: String } type Magazine { title: String, issue: Integer32 } /* item: Book | Magazine */ type Loan { item: Book }',
    ],
    [
      'inline-union',
      'type Book { title: String } type Magazine { title: String } type Loan { `item`: Book? | Magazine }',
    ],
  ],
  endpoints: [['endpoint', '/* endpoint ListBooks get /books { */ type Book { title: String }']],
  'path-parameters': [
    ['path', 'type Book { title: String } /* /books{isbn} */ endpoint GetBook GET /books -> { 200 -> Book }'],
  ],
  'queries-and-headers': [
    [
      'header',
      '/* # token */ type Book { title: String } endpoint ListBooks GET /books ? {genre: String?} -> { 200 -> Book[] }',
    ],
  ],
  'request-bodies': [
    ['body', '/* /books Book */ type Book { title: String } endpoint AddBook POST /books -> { 201 -> Book }'],
  ],
  channels: [
    ['channel', '/* channel BookLent Loan */ type Loan { book: String }'],
    ['missing-arrow', 'type Loan { book: String } channel BookLent'],
  ],
  descriptions: [
    ['annotation', '/* @Description("x") pages: Integer32 */ type Book { title: String, pages: Integer32 }'],
    ['annotation', '// A book\ntype Book { @Description("x") title: String, pages: Integer32 }'],
    [
      'annotation',
      '// A book\ntype Book { title: String, pages: Integer32 } type Other { @Description("x") pages: Integer32 }',
    ],
    ['annotation', '// A book\ntype Book { title: String, @Description("") pages: Integer32 }'],
    ['annotation', '// A book\ntype Book { title: String, @Was("@Description") pages: Integer32 }'],
    ['comment', 'type Book { title: String, @Description("{ // no comment }") pages: Integer32 }'],
    ['comment', '//\ntype Book { title: String, @Description("x") pages: Integer32 }'],
    ['pages', '// A book\ntype Book { title: String, @Description("x") pages: Integer32[] }'],
    ['annotation-after', '// A book\ntype Book { title: String, `pages`: Integer32? @Description("x") }'],
    ['missing-quotation-marks', '// A book\ntype Book { title: String, @Description(Cover) pages: Integer32 }'],
  ],
  messages: [['endpoint', '/* title String, } */ type Book { title: String, pages: Integer32 }']],
};

const BOOK = 'type Book { title: String }';

const PROBLEM = 'type Problem { message: String }';

/** Answers that satisfy all rules of their lesson, but differ from its task. */
const OTHER_ANSWERS: Readonly<Record<string, readonly (readonly [message: string, text: string])[]>> = {
  types: [
    [
      'more than the task asks for: `pages: String` in `Book`.',
      'type Book { title: String, pages: Integer32, pages: String }',
    ],
    ['more than the task asks for: `type X`.', 'type Book { title: String, pages: Integer32 } type X { a: String }'],
    ['`title: String(/…/)` in `Book`', 'type Book { title: String(/^x$/), pages: Integer32 }'],
  ],
  enums: [
    [
      'twice: `SCIENCE` in `Genre`.',
      'type Book { title: String, genre: Genre } enum Genre { NOVEL, HISTORY, SCIENCE, SCIENCE }',
    ],
    [
      'asks for: `X` in `Genre`.',
      'type Book { title: String, genre: Genre } enum Genre { NOVEL, HISTORY, SCIENCE, X }',
    ],
  ],
  unions: [
    [
      'asks for: `Dvd` in `Item`.',
      `${BOOK} type Magazine { title: String, issue: Integer32 } type Item = Magazine | Book | Dvd type Loan { item: Item } type Dvd { title: String }`,
    ],
    [
      'twice: `Book` in `Item`.',
      `${BOOK} type Magazine { title: String, issue: Integer32 } type Item = Book | Magazine | Book type Loan { item: Item }`,
    ],
    [
      'should still have `issue: Integer32` in `Magazine`.',
      `${BOOK} type Magazine { title: String } type Item = Book | Magazine type Loan { item: Item }`,
    ],
  ],
  endpoints: [
    [
      'asks for: `200 -> String` in `ListBooks`.',
      `${BOOK} endpoint ListBooks GET /books -> { 200 -> Book[] 200 -> String }`,
    ],
    [
      'asks for: `? a: String` in `ListBooks`.',
      `${BOOK} endpoint ListBooks GET /books?{a:String} -> { 200 -> Book[] }`,
    ],
    [
      'asks for: `# a: String` in `ListBooks`.',
      `${BOOK} endpoint ListBooks GET /books#{a:String} -> { 200 -> Book[] }`,
    ],
    [
      'and not `endpoint ListBooks GET Book /books`.',
      `${BOOK} endpoint ListBooks GET Book /books -> { 200 -> Book[] }`,
    ],
    ['and not `a: Integer` in `Book`.', 'type Book { a: Integer } endpoint ListBooks GET /books -> { 200 -> Book[] }'],
  ],
  'queries-and-headers': [
    [
      'asks for: `? x: String` in `ListBooks`.',
      `${BOOK} endpoint ListBooks GET /books ? {genre: String?, x: String} # {token: String} -> { 200 -> Book[] }`,
    ],
  ],
  responses: [
    [
      'asks for: `500 -> Problem` in `GetBook`.',
      `${BOOK} ${PROBLEM} endpoint GetBook GET /books/{isbn: String} -> { 200 -> Book 404 -> Problem 410 -> Unit 500 -> Problem }`,
    ],
    [
      'asks for: `404 -> Unit` in `GetBook`.',
      `${BOOK} ${PROBLEM} endpoint GetBook GET /books/{isbn: String} -> { 200 -> Book 404 -> Unit 404 -> Problem 410 -> Unit }`,
    ],
    [
      'and not `410 -> Unit # {a: String}` in `GetBook`.',
      `${BOOK} ${PROBLEM} endpoint GetBook GET /books/{isbn: String} -> { 200 -> Book 404 -> Problem 410 -> Unit # {a: String} }`,
    ],
  ],
  channels: [
    [
      'asks for: `channel X -> Loan`.',
      'type Loan { book: String, borrower: String } channel BookLent -> Loan channel X -> Loan',
    ],
  ],
  messages: [
    [
      'and not `title: String(/…/)`',
      'type Book { title: String(/^a$/), pages: Integer32 } endpoint ListBooks GET /books -> { 200 -> Book[] }',
    ],
    [
      'and not `pages: Integer32(0, 5)`',
      'type Book { title: String, pages: Integer32(0, 5) } endpoint ListBooks GET /books -> { 200 -> Book[] }',
    ],
    [
      'asks for: `404 -> Unit`',
      'type Book { title: String, pages: Integer32 } endpoint ListBooks GET /books -> { 200 -> Book[] 404 -> Unit }',
    ],
  ],
};

function findLesson(name: string): Lesson {
  const lesson = lessons.find((candidate) => candidate.name === name);
  if (lesson === undefined) throw new Error(`There is no lesson ${name}.`);
  return lesson;
}

describe('an answer is judged by its definitions, not by its text', () => {
  it.each(Object.entries(RIGHT_ANSWERS).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))(
    'it solves the lesson %s: %s',
    async (name, text) => {
      const lesson = findLesson(name);
      expect(await judge(lesson, text)).toEqual({ isSolved: true, message: lesson.solved });
    },
  );

  it.each(
    Object.entries(WRONG_ANSWERS).flatMap(([name, answers]) =>
      answers.map(([rule, text]) => [name, rule, text] as const),
    ),
  )('it does not solve the lesson %s, and gets the hint of the rule %s: %s', async (name, rule, text) => {
    const lesson = findLesson(name);
    const hint = [...lesson.checks, ...lesson.mistakes].find((candidate) => candidate.name === rule)?.hint;
    const message = hint ?? (expect.stringMatching(/^The compiler refuses this contract\./) as unknown);
    expect(await judge(lesson, text)).toEqual({ isSolved: false, message });
  });

  it.each(
    Object.entries(OTHER_ANSWERS).flatMap(([name, answers]) =>
      answers.map(([message, text]) => [name, message, text] as const),
    ),
  )(
    'it satisfies the rules of the lesson %s, but gets a message about a difference from the task, %s: %s',
    async (name, message, text) => {
      expect(await judge(findLesson(name), text)).toMatchObject({
        isSolved: false,
        message: expect.stringContaining(message) as unknown,
      });
    },
  );

  it('gets the message of the compiler if no rule recognizes its mistake, with the position only once', async () => {
    const lesson = findLesson('types');
    expect(await judge(lesson, lesson.solution.replace(',', ';'))).toEqual({
      isSolved: false,
      message: 'The compiler refuses this contract. Line 2, column 16: RightCurly expected, not: Character',
    });
  });

  it('does not claim that the compiler refuses text that it skips', async () => {
    const lesson = findLesson('types');
    expect((await judge(lesson, `${lesson.solution}\nmore`)).message).toMatch(
      /^Line \d+, column 1: "more" belongs to no definition; the compiler skips it without a message$/,
    );
  });

  it('refuses a second `@Description` in the lesson descriptions', async () => {
    const text = '// A\ntype Book { @Description("x") title: String, @Description("x") pages: Integer32 }';
    expect(await judge(findLesson('descriptions'), text)).toEqual({
      isSolved: false,
      message: 'One `@Description` is enough: the one before `pages`.',
    });
  });
});

describe('an invisible character in a wrong answer', () => {
  const lesson = lessons[0]!;

  it.each([
    ['an invisible character (U+200B) in line 1, column 6', (text: string) => text.replace('type ', 'type \u200b')],
    ['an invisible character (U+00AD) in line 1, column 1', (text: string) => `\u00ad${text}`],
    ['an invisible character (U+FEFF) in line 1, column 3', (text: string) => text.replace('ty', 'ty\ufeff')],
  ])('is named with its position: %s', async (character, change) => {
    expect(await judge(lesson, change(lesson.solution))).toEqual({
      isSolved: false,
      message: `The answer contains ${character}. Delete it.`,
    });
  });

  it('is named before the hint if the answer compiles', async () => {
    const wrong = 'type Other { name: String }';
    const { message } = await judge(lesson, wrong);
    expect(await judge(lesson, `// a\u200bb\n${wrong}`)).toEqual({
      isSolved: false,
      message: `The answer contains an invisible character (U+200B) in line 1, column 5. Delete it. ${message}`,
    });
  });

  it('does not matter in an answer that solves the lesson', async () => {
    expect(await judge(lesson, `// a\u200bb\n${lesson.solution}`)).toMatchObject({ isSolved: true });
    expect(await judge(lesson, `\ufeff${lesson.solution}`)).toMatchObject({ isSolved: true });
  });
});
