/** A feed of the blog, by the name of its file. */
type FeedFile = 'atom.xml' | 'rss.xml';

/** Where the link goes, and what a reader of the feed needs to understand it. */
const PLACES: Readonly<Record<FeedFile, { before: string; link: (address: string) => string }>> = {
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

/** The feeds whose format has such a link as an element. */
export const FEED_FILES: readonly FeedFile[] = ['atom.xml', 'rss.xml'];

/**
 * Adds the feed's own address to a feed, which https://validator.w3.org/feed/ asks for. The blog plugin has no option for it.
 *
 * @param address - of the feed itself, complete
 * @throws Error when the feed does not look like one of the blog plugin
 */
export function addSelfLink(feed: string, file: FeedFile, address: string): string {
  const { before, link } = PLACES[file];
  const start = feed.indexOf(before);
  const indent = ' '.repeat(file === 'atom.xml' ? 4 : 8);
  if (start < 0) {
    throw new Error(
      `${file} has no ${before}, before which its own address belongs: see how the blog plugin writes feeds now, and change plugins/blog/addSelfLink.ts.`,
    );
  }

  return `${feed.slice(0, start)}${link(address)}\n${indent}${feed.slice(start)}`;
}
