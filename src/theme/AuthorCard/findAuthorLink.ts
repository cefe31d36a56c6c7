import type { Author } from '@docusaurus/plugin-content-blog';

/**
 * Finds the link for an author: their page in the blog, otherwise their website, otherwise their email address.
 *
 * @returns undefined if there is none
 */
export function findAuthorLink({ page, url, email }: Author): string | undefined {
  return page?.permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`);
}
