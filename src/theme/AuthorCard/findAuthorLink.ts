import type { Author } from '@docusaurus/plugin-content-blog';

/** @returns the address of an author: their page in the blog, else what they say of themselves, else their mail; undefined where none is known */
export function findAuthorLink({ page, url, email }: Author): string | undefined {
  return page?.permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`);
}
