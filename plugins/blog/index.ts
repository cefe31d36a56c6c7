import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

/** Formats of the feeds that get a `self` link. Each feed is a file `<format>.xml`. */
const FORMATS = ['atom', 'rss'] as const;

/**
 * Wraps the Docusaurus blog plugin and adds to its feeds the `self` link that https://validator.w3.org/feed/
 * recommends. The blog plugin has no option for this link.
 */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);

  return {
    ...plugin,

    async postBuild(props) {
      await plugin.postBuild?.(props);
      const { outDir, siteConfig } = props;
      for (const format of FORMATS) {
        const file = `${options.routeBasePath}/${format}.xml`;
        const feedPath = path.join(outDir, file);
        const address = normalizeUrl([siteConfig.url, siteConfig.baseUrl, file]);
        await writeFile(feedPath, addSelfLink(await readFile(feedPath, 'utf8'), format, address));
      }
    },
  };
}

blog.validateOptions = validateOptions;

/**
 * Inserts the `self` link before the title of a feed, which is the first title in both formats.
 *
 * @param feed - content of the feed
 * @param address - absolute URL of the feed
 * @throws Error if the feed has no title
 */
export function addSelfLink(feed: string, format: (typeof FORMATS)[number], address: string): string {
  const title = '<title>';
  if (!feed.includes(title)) {
    throw new Error(
      `${address} does not contain ${title}, before which the self link is inserted. Check how the blog plugin writes feeds, and adapt plugins/blog/index.ts.`,
    );
  }
  const link = `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/${format}+xml" href="${address}"/>`;

  return feed.replace(title, () => link + title);
}
