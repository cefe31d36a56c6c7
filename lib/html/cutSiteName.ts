/** The separator between a page's title and the name of the site. */
export const TITLE_DELIMITER = '|';

/**
 * Takes the name of the site off the title of a document.
 *
 * @param titleDelimiter - the separator between the two
 * @returns the page's own title; a title without the separator as it is
 */
export function cutSiteName(title: string, titleDelimiter: string): string {
  const end = title.lastIndexOf(` ${titleDelimiter} `);

  return (end === -1 ? title : title.slice(0, end)).trim();
}
