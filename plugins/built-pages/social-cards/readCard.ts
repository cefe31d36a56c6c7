import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import { readPageTitle } from '../../../lib/built-pages/readPageTitle';

/** What is written on a card, and where it goes. */
export interface Card {
  /** Path of the picture below the root of the site, without a slash at the start, decoded. */
  file: string;
  title: string;
  /** Where the page belongs: `Documentation / Language`. */
  section: string;
}

export interface CardSite {
  /** Address of the site's root, with a slash at the end: `https://wirespec.io/`. */
  root: string;
  /** The separator between a page's title and the site's name. */
  titleDelimiter: string;
  /** Names of the folders below the root. */
  sections: Readonly<Record<string, string>>;
  /** For pages that belong to none of them. */
  tagline: string;
}

/**
 * Reads from a built page what its card says. The page itself names its picture (`og:image`), its title and, where it has them, its breadcrumbs.
 *
 * @returns nothing for a page without a picture of its own: one that names none, or one of another site.
 * @throws Error when a page with a picture has no title
 */
export function readCard(page: BuiltPage, site: CardSite): Card | undefined {
  const image = page.getMeta('og:image');
  if (!image?.startsWith(site.root)) return undefined;

  const file = decodeURIComponent(image.slice(site.root.length));
  const title = readPageTitle(page, site.titleDelimiter);
  if (title === '') throw new Error(`The page with the social card ${file} has no title: give it one.`);
  return { file, title, section: readSection(page, file, site) };
}

function readSection(page: BuiltPage, file: string, { sections, tagline }: CardSite): string {
  const folder = file.split('/').find((part) => Object.hasOwn(sections, part));
  const section = folder === undefined ? undefined : sections[folder];
  return section === undefined ? tagline : [section, ...page.crumbs.slice(0, -1)].join(' / ');
}
