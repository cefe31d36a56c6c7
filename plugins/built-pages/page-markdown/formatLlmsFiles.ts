import type { PageText } from './readPageText';

/** Content of the files for language models in addition to the pages. */
export interface SiteSummary {
  title: string;
  /** Description of the site, in one or two sentences. */
  description: string;
  /** Paragraphs after the description. */
  notes: readonly string[];
  /** Files that are not pages. */
  files: readonly { name: string; path: string; description: string }[];
}

/** Section of the documentation pages without a category. */
const DEFAULT_SECTION = 'Documentation';

/**
 * Formats `llms.txt`: a description of the site and a list of its pages as Markdown. https://llmstxt.org defines the
 * format.
 *
 * @param url - origin of all URLs
 */
export function formatLlmsTxt(summary: SiteSummary, pages: readonly PageText[], url: string): string {
  const { title, description, notes, files } = summary;
  const sections = new Map<string, string[]>();
  for (const page of listDocs(pages)) {
    const name = findSection(page, pages);
    sections.set(name, [...(sections.get(name) ?? []), describePage(page, url)]);
  }
  const posts = listPosts(pages);
  const listPages = pages.filter((page) => page.kind === 'blog' && !posts.includes(page));

  return [
    `# ${title}`,
    `> ${description}`,
    ...notes,
    ...[...sections].map(([name, lines]) => formatSection(name, lines)),
    formatSection(
      'Blog',
      posts.map((page) => describePage(page, url)),
    ),
    formatSection(
      'Files',
      files.map(({ name, path, description: text }) => `- [${name}](${url}${path}): ${text}`),
    ),
    // The format defines this heading for links that a reader with a small context can skip.
    formatSection(
      'Optional',
      listPages.map((page) => describePage(page, url)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Formats `llms-full.txt`: the Markdown of all documentation pages, then of all posts, each after its URL. */
export function formatLlmsFullTxt(
  { title, description, notes }: SiteSummary,
  pages: readonly PageText[],
  url: string,
): string {
  const texts = [...listDocs(pages), ...listPosts(pages)].map(
    ({ path, markdown }) => `Source: ${url}${path}\n\n${markdown.trim()}`,
  );

  return [`# ${title}`, `> ${description}`, ...notes, ...texts].join('\n\n').concat('\n');
}

function listDocs(pages: readonly PageText[]): PageText[] {
  return orderPages(pages.filter(({ kind }) => kind === 'docs'));
}

/**
 * Lists the blog posts in order: the blog pages that have a 'next' link or are the target of one. Other blog pages have
 * no such links.
 */
function listPosts(pages: readonly PageText[]): PageText[] {
  const blog = pages.filter(({ kind }) => kind === 'blog');
  return orderPages(blog.filter(({ path, next }) => next !== undefined || blog.some((page) => page.next === path)));
}

/** Sorts pages along their chains of 'next' links. Pages outside any chain follow in their original order. */
function orderPages(pages: readonly PageText[]): PageText[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nextPaths = new Set(pages.map(({ next }) => next));
  const ordered = new Set<PageText>();
  for (const first of pages.filter(({ path, next }) => next !== undefined && !nextPaths.has(path))) {
    let page: PageText | undefined = first;
    while (page !== undefined && !ordered.has(page)) {
      ordered.add(page);
      page = page.next === undefined ? undefined : byPath.get(page.next);
    }
  }

  return [...ordered, ...pages.filter((page) => !ordered.has(page))];
}

/**
 * Returns the section of a page if several pages share it. The breadcrumbs of a page without a category contain only
 * its own title, which no other page shares. Such pages form the first section.
 */
function findSection({ section: name }: PageText, pages: readonly PageText[]): string {
  const isShared = pages.filter((page) => page.section === name).length > 1;
  return name !== undefined && isShared ? name : DEFAULT_SECTION;
}

function describePage({ title, markdownPath, description }: PageText, url: string): string {
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${url}${markdownPath})${description === '' ? '' : `: ${description}`}`;
}

function formatSection(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${name}\n\n${lines.join('\n')}`;
}
