/** What search engines show of pages that the blog makes by itself, by their path below the root of the site. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'blog/tags': 'The subjects of the Wirespec blog, with the number of articles about each of them.',
  'blog/authors': 'Who writes the articles of the Wirespec blog, with the number of articles of each author.',
};

/** The page of one author, by the key that `blog/authors.yml` gives them. */
const AUTHOR_PAGE = /^blog\/authors\/([^/]+)$/;

/**
 * @param pathname - of the page, as in the address, with or without a slash at the end.
 * @param baseUrl - path of the site's root, with slashes around.
 * @returns the description of a page that has none of its own; undefined for all others.
 */
export function describePage(pathname: string, baseUrl: string): string | undefined {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  const [, author] = AUTHOR_PAGE.exec(page) ?? [];
  if (author === undefined) return DESCRIPTIONS[page];

  return `The articles that one author has written for the Wirespec blog, the newest first: ${decodeURIComponent(author)}.`;
}
