import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';

/** Text and file of a social card. */
export interface Card {
  /** Decoded path of the image relative to the site root, without a leading slash. */
  file: string;
  title: string;
  /** Section of the page: `Documentation / Language`. */
  section: string;
}

export interface CardSite {
  /** URL of the site root, with a trailing slash: `https://wirespec.io/`. */
  root: string;
  /** Section labels by top-level folder. */
  sections: Readonly<Record<string, string>>;
  /** Label of pages outside the folders in `sections`. */
  tagline: string;
}

/**
 * Reads the card of a built page from its `og:image`, title and breadcrumbs.
 *
 * @returns undefined for a page whose image is missing or on another site
 * @throws Error if a page with an image has no title
 */
export function readCard(page: BuiltPage, site: CardSite): Card | undefined {
  const image = page.getMeta('og:image');
  if (!image?.startsWith(site.root)) return undefined;

  const file = decodeURIComponent(image.slice(site.root.length));
  const { title } = page;
  if (title === '') throw new Error(`${page.file} has the social card ${file}, but no title. Add a title to the page.`);
  return { file, title, section: readSection(page, file, site) };
}

function readSection(page: BuiltPage, file: string, { sections, tagline }: CardSite): string {
  const folder = file.split('/').find((part) => Object.hasOwn(sections, part));
  const section = folder === undefined ? undefined : sections[folder];
  return section === undefined ? tagline : [section, ...page.breadcrumbs.slice(0, -1)].join(' / ');
}
