import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readColors } from '../../lib/brand/readColors';
import { findPages } from '../../lib/pages/findPages';
import { openCardPress } from './openCardPress';
import { readOptions } from './options';
import { readCard } from './readCard';

/** Makes a picture for each page that names one, for those who share its address. Which page names which picture is decided in `src/theme/SiteMetadata`. */
export default function socialCards({ siteConfig, siteDir }: LoadContext, given: unknown): Plugin {
  const options = readOptions(given);

  return {
    name: 'social-cards',

    async postBuild({ outDir }) {
      const site = {
        root: siteConfig.url + siteConfig.baseUrl,
        titleDelimiter: siteConfig.titleDelimiter,
        sections: options.sections,
        tagline: siteConfig.tagline,
      };
      const press = await openCardPress({
        colors: readColors(await readFile(path.resolve(siteDir, options.stylesheet), 'utf8'), 'dark'),
        cacheFolder: path.resolve(siteDir, options.cacheFolder),
      });

      const pages = await findPages(outDir);
      const pictures = await Promise.all(
        pages.map(async (page) => {
          const card = readCard(await readFile(page, 'utf8'), site);
          if (card === undefined) return 0;
          const file = path.join(outDir, card.file);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await press.print(card));
          return 1;
        }),
      );
      logger.info(`${pictures.filter(Boolean).length} social cards`);
    },
  };
}
