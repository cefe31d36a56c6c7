import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { addSelfLink, FEED_FILES } from './addSelfLink';

/** Wraps the Docusaurus blog plugin and adds `self` links to its feeds. */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);

  return {
    ...plugin,

    async postBuild(props) {
      await plugin.postBuild?.(props);
      const { outDir, siteConfig } = props;
      for (const file of FEED_FILES) {
        const feedPath = path.join(outDir, options.routeBasePath, file);
        const address = normalizeUrl([siteConfig.url, siteConfig.baseUrl, options.routeBasePath, file]);
        await writeFile(feedPath, addSelfLink(await readFile(feedPath, 'utf8'), file, address));
      }
    },
  };
}

blog.validateOptions = validateOptions;
