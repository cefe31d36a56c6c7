import { createSlugger } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { readBlock, readFences, substituteVersion } from '../../../lib/samples';
import { readGrammar } from '../../../lib/grammar/ebnf/readGrammar';
import { PAGE_RULES } from './pageRules';
import { type DocsPage, listHeadings, listLinks, parsePage, readPagesBelow, readText } from './readDocsPages';
import { tellsInstallation } from './tellsInstallation';

const GLOSSARY = 'docs/glossary.md';
const GRAMMAR = 'docs/language/grammar.md';
const TERM = '/docs/glossary#';

const pages = readPagesBelow('docs');

const isGuide = (path: string): boolean =>
  path.startsWith('docs/guides/') || /^docs\/(?:getting-started|migrating-from-openapi)\.md$/.test(path);

function findPage(path: string): DocsPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);

  return page;
}

describe('the documentation', () => {
  it('has pages to judge', () => {
    expect(pages.length).toBeGreaterThan(30);
  });

  it('has a unique description on each page', () => {
    const descriptions = pages.map(({ frontMatter }) => frontMatter.description);
    expect(descriptions.filter((description, index) => descriptions.indexOf(description) !== index)).toEqual([]);
  });

  it('gives the pages of a folder different positions in the sidebar', () => {
    const places = pages.map(
      ({ path, frontMatter }) => `${path.slice(0, path.lastIndexOf('/'))}: ${String(frontMatter.sidebar_position)}`,
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('links every term of the glossary from a page that uses it', () => {
    const slugger = createSlugger();
    const terms = listHeadings(findPage(GLOSSARY)).map((heading) => ({
      depth: heading.depth,
      id: slugger.slug(readText(heading)),
    }));
    const linked = new Set(
      [...pages, ...readPagesBelow('blog')]
        .filter(({ path }) => path !== GLOSSARY)
        .flatMap(({ tree }) => listLinks(tree)),
    );
    expect(
      terms.filter(({ depth, id }) => depth === 3 && !linked.has(`/docs/glossary#${id}`)).map(({ id }) => id),
    ).toEqual([]);
    expect(terms.length).toBeGreaterThan(30);
  });

  it('links from every page to at least one term of the glossary', () => {
    expect(
      [...pages, ...readPagesBelow('blog')]
        .filter(({ path, tree }) => path !== GLOSSARY && !listLinks(tree).some((link) => link.startsWith(TERM)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('shows every production of the grammar once, in its order, and only on the page of the grammar', () => {
    const shown = pages.map(({ path, text }) => ({
      path,
      productions: readFences(substituteVersion(text)).flatMap((fence) => {
        const { request } = readBlock(fence);

        return request.kind === 'grammar' ? request.productions : [];
      }),
    }));
    expect(shown.filter(({ productions }) => productions.length > 0)).toEqual([
      { path: GRAMMAR, productions: readGrammar().map(({ name }) => name) },
    ]);
  });

  it('says in every guide how to install the compiler, before the first command that needs it', () => {
    const guides = pages.filter(({ path, text }) => isGuide(path) && text.includes('$ npx wirespec'));
    expect(guides.length).toBeGreaterThan(5);
    expect(
      guides
        .filter(({ text }) => !tellsInstallation(text.slice(0, text.indexOf('$ npx wirespec'))))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('explains every token that the grammar uses', () => {
    const { text } = findPage(GRAMMAR);
    const tokens = new Set(
      readGrammar().flatMap(
        ({ text: production }) => production.replaceAll(/"[^"]*"/g, '').match(/\b[A-Z]+(?:-[A-Z]+)*\b/g) ?? [],
      ),
    );
    // Tokens are explained in a table, or in sentences such as "`EOF` is the end of the file".
    expect(
      [...tokens].filter((token) => !text.includes(`| \`${token}\` |`) && !text.includes(`\`${token}\` is`)),
    ).toEqual([]);
  });
});

describe.each(pages)('$path', (page) => {
  it.each(PAGE_RULES)('$title', ({ findProblems }) => {
    expect(findProblems(page)).toEqual([]);
  });
});

describe('the rules', () => {
  const NEXT = '## Next\n\n- [One](/docs/one): to see one.\n- [Two](/docs/two): to see two.\n';

  const BROKEN_PAGES: [title: string, text: string, problems: string[]][] = [
    [
      'has a title and a place in the sidebar',
      '# Page\n',
      ['title is missing in the front matter', 'sidebar_position is missing in the front matter'],
    ],
    [
      'has a description of 110 to 160 characters in one sentence',
      '---\ndescription: Too short.\n---\n',
      ['the description has 10 characters'],
    ],
    ['has at least three keywords, each once', '---\nkeywords: [a, b, a]\n---\n', ['keywords names one twice']],
    [
      'ends with a section "Next" of two or three links, each with a reason',
      '# Page\n',
      ['the last section is not "## Next"'],
    ],
    [
      'ends with a section "Next" of two or three links, each with a reason',
      '## Next\n\n- [One](/one): to see.\n',
      ['"Next" has 1 entries'],
    ],
    [
      'ends with a section "Next" of two or three links, each with a reason',
      `${NEXT}\nMore.\n`,
      ['"Next" is not one list'],
    ],
    [
      'ends with a section "Next" of two or three links, each with a reason',
      '## Next\n\n- [One](/one): to see.\n- [Two](/two)\n',
      ['"Two" in "Next" lacks a link, or a reason after a colon'],
    ],
    [
      'imports nothing and holds no HTML',
      "import A from 'a';\n\n<b>x</b>\n",
      [
        '"import A from \'a\';" is code',
        '<b> is none of Chooser, Details, Lesson, SideBySide, Solution, TabItem, Tabs, Tour, Variants',
      ],
    ],
    [
      'has at most two admonitions',
      ':::note\na\n:::\n\n:::tip\nb\n:::\n\n:::warning\nc\n:::\n',
      ['there are 3 admonitions'],
    ],
    ['has headings in sentence case', '## Optional Fields\n', ['"Optional Fields" has capitals inside: Fields']],
    [
      'uses `sed` as macOS has it, or says that it needs GNU `sed`',
      "```console\n$ sed -i.old 's/a/a\\n/' a.ws\n$ sed 's/a/b/' a.ws\n```\n\n```bash\nsed -i 's/a/b/' a.ws\n```\n",
      ['"$ sed -i.old \'s/a/a\\n/\' a.ws" needs GNU sed', '"sed -i \'s/a/b/\' a.ws" needs GNU sed'],
    ],
    ['has no emoji', 'Done \u{1F389}\n', ['\u{1F389} is an emoji']],
    [
      'shows code on the first screen',
      `${'a\n\n'.repeat(20)}\`\`\`text\nx\n\`\`\`\n`,
      ['the first code block begins in line 41, later than line 40'],
    ],
    ['has headings that say what their sections answer', '## Limits\n', ['"Limits" could be on any page']],
    [
      'names the columns of its tables',
      'Two tables:\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n| | |\n| - | - |\n| 1 | 2 |\n',
      ['the table in line 7 has an empty header'],
    ],
    [
      'opens with a line of support and shows at most five defects, if it lists known defects',
      `## Known defects\n\n| defect |\n| - |\n${'| one |\n'.repeat(6)}`,
      ['there is no line of support', '6 defects are not folded'],
    ],
    [
      'says repeated limits in the same words',
      'Subfolders are ignored.\n',
      ['"Subfolders are ignored" has to be "Subfolders are not read."'],
    ],
  ];

  it.each(BROKEN_PAGES)('notice a page that breaks "%s"', (title, text, problems) => {
    const rule = PAGE_RULES.find((candidate) => candidate.title === title);
    expect(rule?.findProblems(parsePage('docs/page.md', text))).toEqual(problems);
  });

  it('have an example of a page that breaks each of them', () => {
    const tried = new Set(BROKEN_PAGES.map(([title]) => title));
    expect(PAGE_RULES.map(({ title }) => title).filter((title) => !tried.has(title))).toEqual([]);
  });

  it.each([
    '## 1. Write it for Java and OpenAPI: Two ways with `Any Thing`\n',
    'The compiler says `Next Token is missing`.\n\n## Next Token is missing\n',
  ])('leave names, sentences, code and messages in headings alone: %j', (text) => {
    const rule = PAGE_RULES.find(({ title }) => title === 'has headings in sentence case');
    expect(rule?.findProblems(parsePage('docs/page.md', text))).toEqual([]);
  });
});
