type FeedFile = 'atom.xml' | 'rss.xml';

/** Markup of the `self` link in each feed format, and the markup before which it is inserted. */
const LINK_FORMATS: Readonly<Record<FeedFile, { before: string; link: (address: string) => string }>> = {
  'atom.xml': {
    before: '<link rel="alternate"',
    link: (address) => `<link rel="self" type="application/atom+xml" href="${address}"/>`,
  },
  'rss.xml': {
    before: '<lastBuildDate>',
    link: (address) =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${address}"/>`,
  },
};

/** Names of the feed files to which `addSelfLink` adds a link. */
export const FEED_FILES: readonly FeedFile[] = ['atom.xml', 'rss.xml'];

/**
 * Adds the `self` link that https://validator.w3.org/feed/ recommends. The blog plugin has no option for this link.
 *
 * @param feed - content of the feed
 * @param file - name of the feed file, which determines the format
 * @param address - absolute URL of the feed
 * @returns the feed with the link
 * @throws Error if the feed has an unexpected format
 */
export function addSelfLink(feed: string, file: FeedFile, address: string): string {
  const { before, link } = LINK_FORMATS[file];
  const start = feed.indexOf(before);
  // The blog plugin indents the elements of an Atom feed by 4 spaces and those of an RSS channel by 8.
  const indent = ' '.repeat(file === 'atom.xml' ? 4 : 8);
  if (start < 0) {
    throw new Error(
      `${file} does not contain ${before}, before which the self link is inserted. Check how the blog plugin writes feeds, and adapt plugins/blog/addSelfLink.ts.`,
    );
  }

  return `${feed.slice(0, start)}${link(address)}\n${indent}${feed.slice(start)}`;
}
