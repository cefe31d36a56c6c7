import { createSlugger } from '@docusaurus/utils';
import { listHeadings, readPagesBelow, readText } from './readDocsPages';

/** Matches a command that installs the compiler alone, or all packages of a `package.json`. */
const INSTALLATION = /^(?:\$ )?npm install(?: --\S+)*(?: @flock\/wirespec@\S+)?$/m;

const pages = readPagesBelow('docs');

/** Returns whether Markdown shows a command that installs the compiler, or links to a section that does. */
export function tellsInstallation(text: string): boolean {
  const links = [...text.matchAll(/\]\((\/docs\/[^)\s]+)\)/g)].map(([, link = '']) => link);
  return INSTALLATION.test(text) || links.some(leadsToInstallation);
}

/** Returns whether the section to which a link leads shows a command that installs the compiler. */
export function leadsToInstallation(link: string): boolean {
  return INSTALLATION.test(readLinkedSection(link));
}

/**
 * Reads the section to which a link leads. Without an anchor, this is the page to the end of its first section.
 *
 * @returns the source of the section; empty if there is none
 */
function readLinkedSection(link: string): string {
  const [route = '', anchor] = link.replace(/\/(?=#|$)/, '').split('#');
  const page = pages.find((candidate) => toRoute(candidate.path) === route);
  if (page === undefined) return '';
  const slugger = createSlugger();
  const headings = listHeadings(page).map((heading) => {
    const start = heading.position?.start.offset ?? 0;
    const source = page.text.slice(start, heading.position?.end.offset);
    const [, explicit] = /\{\/\* #([\w-]+) \*\/\}$/.exec(source) ?? [];
    return { start, depth: heading.depth, id: explicit ?? slugger.slug(readText(heading).trim()) };
  });
  if (anchor === undefined) return page.text.slice(0, headings.filter(({ depth }) => depth === 2)[1]?.start);
  const index = headings.findIndex(({ id }) => id === anchor);
  const heading = headings[index];
  if (heading === undefined) return '';
  return page.text.slice(heading.start, headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)?.start);
}

/** Returns the address of a page. A page with the name of its folder has the address of the folder. */
function toRoute(page: string): string {
  return `/${page.replace(/\.mdx?$/, '').replace(/\/([^/]+)\/\1$/, '/$1')}`;
}
