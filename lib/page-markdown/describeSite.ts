import { orderPages } from './orderPages';
import type { PageText } from './PageText';

/** What the files for language models say besides the pages. */
export interface SiteSummary {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Paragraphs below it. */
  notes: readonly string[];
  /** Files that are no pages. */
  files: readonly { name: string; path: string; description: string }[];
}

/** Section of documentation pages that stand alone in the menu. */
const FIRST_SECTION = 'Documentation';

/**
 * Writes `llms.txt`: what the site is about, and a list of its pages as Markdown, as https://llmstxt.org describes the format.
 *
 * @param url - origin of all addresses
 */
export function writeIndex(summary: SiteSummary, pages: readonly PageText[], url: string): string {
  const { title, description, notes, files } = summary;
  const sections = new Map<string, string[]>();
  for (const page of listDocs(pages)) {
    const name = nameSection(page, pages);
    sections.set(name, [...(sections.get(name) ?? []), describePage(page, url)]);
  }
  const posts = listPosts(pages);
  const lists = pages.filter((page) => page.kind === 'blog' && !posts.includes(page));

  return [
    `# ${title}`,
    `> ${description}`,
    ...notes,
    ...[...sections].map(([name, lines]) => section(name, lines)),
    section(
      'Blog',
      posts.map((page) => describePage(page, url)),
    ),
    section(
      'Files',
      files.map(({ name, path, description: text }) => `- [${name}](${url}${path}): ${text}`),
    ),
    // The format reserves this name for what a reader with little room may skip.
    section(
      'Optional',
      lists.map((page) => describePage(page, url)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Writes `llms-full.txt`: the text of all pages in one file, documentation first, each below its address. */
export function writeFullText(
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

/** Only posts lead to the next post. */
function listPosts(pages: readonly PageText[]): PageText[] {
  const blog = pages.filter(({ kind }) => kind === 'blog');
  return orderPages(blog.filter(({ path, next }) => next !== undefined || blog.some((page) => page.next === path)));
}

/** A page that stands alone in the menu is its own only crumb; together they are the first section. */
function nameSection({ section: name }: PageText, pages: readonly PageText[]): string {
  const isShared = pages.filter((page) => page.section === name).length > 1;
  return name !== undefined && isShared ? name : FIRST_SECTION;
}

function describePage({ title, markdownPath, description }: PageText, url: string): string {
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${url}${markdownPath})${description === '' ? '' : `: ${description}`}`;
}

function section(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${name}\n\n${lines.join('\n')}`;
}
