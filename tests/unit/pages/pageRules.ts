import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { type DocsPage, listHeadings, listLinks, readText } from './readDocsPages';

/** Components that authors may use besides Markdown, as listed in `src/theme/MDXComponents`. */
const COMPONENTS = new Set([
  'Chooser',
  'Details',
  'Lesson',
  'SideBySide',
  'Solution',
  'TabItem',
  'Tabs',
  'Tour',
  'Variants',
]);

/**
 * Names that keep their capital inside a heading. Names with more than one capital, such as OpenAPI, need no entry
 * here.
 */
const PROPER_NAMES = new Set([
  'Avro',
  'Code',
  'Docker',
  'Emacs',
  'Express',
  'Gradle',
  'Helix',
  'Jackson',
  'Java',
  'Kafka',
  'Kotlin',
  'Ktor',
  'Maven',
  'Neovim',
  'Node',
  'Protocol',
  'Buffers',
  'Python',
  'Rust',
  'Scala',
  'Smithy',
  'Spring',
  'Swagger',
  'Wirespec',
  'Zed',
]);

/** Matches headings that do not say what their section answers. */
const VAGUE_HEADING =
  /^(?:input|limits|mapping|names|operations|schemas|shared code, once|the document|what does not come along|what goes wrong)$/i;

/** Largest number of rows that "Known defects" shows without being unfolded. */
const MAX_DEFECTS = 5;

/**
 * Limits that many pages mention, with the pattern of another wording, and the pages that explain the limit and may use
 * other words. `docs-dev/writing.md` lists the sentences.
 */
const CANONICAL: readonly { other: RegExp; sentence: string; explainedIn: string }[] = [
  {
    other:
      /exits? with (?:the )?(?:exit )?code 0 (?!even when it refuses a contract)|ends with exit code 0 (?:even|although)/i,
    sentence: 'The command exits with code 0 even when it refuses a contract',
    explainedIn: 'docs/plugins/cli.md',
  },
  {
    other: /folders inside (?:are|is) not read|subfolders are (?:ignored|skipped)/i,
    sentence: 'Subfolders are not read.',
    explainedIn: 'docs/plugins/cli.md',
  },
  {
    other: /never deletes|(?:is|are) never deleted/i,
    sentence: 'No run deletes files, so the file of a renamed definition remains.',
    explainedIn: 'docs/plugins/cli.md',
  },
  {
    other: /nothing (?:ever )?calls (?:the )?(?:validation|`?validate\b(?!\(\)` for you))/i,
    sentence: 'Nothing calls `validate()` for you',
    explainedIn: 'docs/intro/intro-validate.md',
  },
];

/** Matches a `sed` command with `-i` and no suffix, or with `\n`, which other implementations read differently. */
const GNU_SED = /^(?:\$ )?sed (?:.*\\n|(?:-\w+ )*-i )/;

/** Number of lines that a reader sees without scrolling, including the front matter. */
const FIRST_SCREEN = 40;

/** A rule for pages. */
export interface PageRule {
  /** Predicate of a sentence whose subject is a page. */
  title: string;
  /** @returns a sentence for each place where the page breaks the rule. */
  findProblems: (page: DocsPage) => string[];
}

/** The rules of the content guide that a program can check in a single page. */
export const PAGE_RULES: readonly PageRule[] = [
  {
    title: 'has a title and a place in the sidebar',
    findProblems: ({ frontMatter: { title, sidebar_position: position } }) => [
      ...(typeof title === 'string' && title !== '' ? [] : ['title is missing in the front matter']),
      ...(typeof position === 'number' ? [] : ['sidebar_position is missing in the front matter']),
    ],
  },
  {
    title: 'has a description of 110 to 160 characters in one sentence',
    findProblems: ({ frontMatter: { description } }) => {
      if (typeof description !== 'string') return ['description is missing in the front matter'];

      return [
        ...(description.length >= 110 && description.length <= 160
          ? []
          : [`the description has ${description.length} characters`]),
        ...(/^[^\n]+\.$/.test(description) && !/[.!?] \S/.test(description)
          ? []
          : ['the description is not one sentence with a full stop']),
      ];
    },
  },
  {
    title: 'has at least three keywords, each once',
    findProblems: ({ frontMatter: { keywords } }) => {
      if (!Array.isArray(keywords) || keywords.length < 3) return ['keywords has fewer than three entries'];

      return new Set(keywords).size === keywords.length ? [] : ['keywords names one twice'];
    },
  },
  {
    title: 'ends with a section "Next" of two or three links, each with a reason',
    findProblems: (page) => {
      const last = listHeadings(page).at(-1);
      if (last?.depth !== 2 || readText(last) !== 'Next') return ['the last section is not "## Next"'];
      const [list, ...more] = page.tree.children.slice(page.tree.children.indexOf(last) + 1);
      if (list?.type !== 'list' || more.length > 0) return ['"Next" is not one list'];

      return [
        ...(list.children.length === 2 || list.children.length === 3
          ? []
          : [`"Next" has ${list.children.length} entries`]),
        ...list.children
          .filter((item) => listLinks(item).length === 0 || !/: \S/.test(readText(item)))
          .map((item) => `"${readText(item)}" in "Next" lacks a link, or a reason after a colon`),
      ];
    },
  },
  {
    title: 'imports nothing and holds no HTML',
    findProblems: ({ tree }) => {
      const problems: string[] = [];
      visit(tree, (node) => {
        if (node.type === 'mdxjsEsm') problems.push(`"${node.value}" is code`);
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
        if (!COMPONENTS.has(node.name ?? ''))
          problems.push(`<${node.name ?? ''}> is none of ${[...COMPONENTS].join(', ')}`);
      });

      return problems;
    },
  },
  {
    title: 'has at most two admonitions',
    findProblems: ({ tree, text }) => {
      // Lines of code may look like admonitions.
      const code = listCode(tree).flatMap(({ position }) =>
        position ? [[position.start.line, position.end.line] as const] : [],
      );
      const openings = text
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(
          ({ line, number }) =>
            /^\s*:::+[a-z]/.test(line) && !code.some(([from, to]) => number >= from && number <= to),
        );

      return openings.length > 2 ? [`there are ${openings.length} admonitions`] : [];
    },
  },
  {
    title: 'has headings in sentence case',
    findProblems: (page) =>
      listHeadings(page).flatMap((heading) => {
        const text = readText(heading, false);
        const words = isMessage(page, text) ? [] : findTitleCase(text);

        return words.length === 0 ? [] : [`"${text}" has capitals inside: ${words.join(', ')}`];
      }),
  },
  {
    title: 'has headings that say what their sections answer',
    findProblems: (page) =>
      listHeadings(page)
        .map((heading) => readText(heading).trim())
        .filter((text) => VAGUE_HEADING.test(text))
        .map((text) => `"${text}" could be on any page`),
  },
  {
    title: 'names the columns of its tables',
    findProblems: ({ tree }) =>
      listTables(tree)
        .filter(({ children: [header] }) => header?.children.every((cell) => readText(cell).trim() === ''))
        .map(({ position }) => `the table in line ${position?.start.line ?? 0} has an empty header`),
  },
  {
    title: 'opens with a line of support and shows at most five defects, if it lists known defects',
    findProblems: (page) => {
      const headings = listHeadings(page);
      const defects = headings.find((heading) => readText(heading).trim() === 'Known defects');
      if (defects === undefined) return [];
      const blocks = page.tree.children;
      const opening = blocks.slice(
        0,
        blocks.findIndex((block) => block.type === 'heading' && block.depth === 2),
      );
      const section = blocks.slice(blocks.indexOf(defects) + 1);
      const table = section.find((block) => block.type === 'table');
      const rows = table?.type === 'table' ? table.children.length - 1 : 0;

      return [
        ...(opening.some((block) => readText(block).startsWith('Support: ')) ? [] : ['there is no line of support']),
        ...(rows > MAX_DEFECTS ? [`${rows} defects are not folded`] : []),
      ];
    },
  },
  {
    title: 'says repeated limits in the same words',
    findProblems: ({ path, text }) =>
      CANONICAL.filter(({ explainedIn, other }) => explainedIn !== path && other.test(text)).map(
        ({ other, sentence }) => `"${other.exec(text)?.[0] ?? ''}" has to be "${sentence}"`,
      ),
  },
  {
    title: 'has no emoji',
    findProblems: ({ text }) =>
      text.match(/\p{Emoji_Presentation}|\uFE0F/gu)?.map((emoji) => `${emoji} is an emoji`) ?? [],
  },
  {
    title: 'uses `sed` as macOS has it, or says that it needs GNU `sed`',
    findProblems: ({ tree, text }) =>
      text.includes('GNU `sed`')
        ? []
        : listCode(tree)
            .flatMap(({ value }) => value.split('\n'))
            .filter((line) => GNU_SED.test(line))
            .map((line) => `"${line}" needs GNU sed`),
  },
  {
    title: 'shows code on the first screen',
    findProblems: ({ tree }) => {
      const line = listCode(tree)[0]?.position?.start.line;
      if (line === undefined) return ['there is no code block'];

      return line <= FIRST_SCREEN
        ? []
        : [`the first code block begins in line ${line}, later than line ${FIRST_SCREEN}`];
    },
  },
];

/** Returns whether a heading is a compiler message, which keeps its capitals. The page also quotes it as code. */
function isMessage({ tree }: DocsPage, heading: string): boolean {
  const quoted: string[] = [];
  visit(tree, 'inlineCode', ({ value }) => {
    quoted.push(value);
  });

  return quoted.includes(heading);
}

/** Lists the words of a heading that begin with a capital, but neither begin a sentence nor are proper names. */
function findTitleCase(heading: string): string[] {
  return [...heading.matchAll(/(?<before>\S+) (?<word>[A-Z][a-z]+)\b(?![A-Z])/g)].flatMap(({ groups }) => {
    const { before = '', word = '' } = groups ?? {};

    return /[.:?!…]["”’]?$/.test(before) || PROPER_NAMES.has(word) ? [] : [word];
  });
}

function listTables(node: DocsPage['tree']): Extract<RootContent, { type: 'table' }>[] {
  const found: Extract<RootContent, { type: 'table' }>[] = [];
  visit(node, 'table', (table) => {
    found.push(table);
  });

  return found;
}

function listCode(node: DocsPage['tree']): Extract<RootContent, { type: 'code' }>[] {
  const found: Extract<RootContent, { type: 'code' }>[] = [];
  visit(node, 'code', (code) => {
    found.push(code);
  });

  return found;
}
