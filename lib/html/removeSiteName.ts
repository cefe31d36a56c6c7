/** Separator between a page's title and the name of the site. */
export const TITLE_DELIMITER = '|';

/**
 * Removes the name of the site from a document title.
 *
 * @returns the page's title; unchanged if it has no separator
 */
export function removeSiteName(title: string): string {
  const end = title.lastIndexOf(` ${TITLE_DELIMITER} `);

  return (end === -1 ? title : title.slice(0, end)).trim();
}
