import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readColors } from '../../../lib/brand/readColors';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { createCardRenderer } from './createCardRenderer';
import { type Card, readCard } from './readCard';

export interface SocialCardsOptions {
  /** Stylesheet that defines the colors of the dark theme, seen from the site's folder. */
  stylesheet: string;
  /** What pages below a folder of the site are called, by the folder: `{ docs: 'Documentation' }`. Other pages carry the tagline. */
  sections: Record<string, string>;
  /** Folder for finished pictures, so that the next build need not draw them again, seen from the site's folder. */
  cacheFolder: string;
}

/** Makes a picture for each page that names one, for those who share its address. Which page names which picture is decided in `src/theme/SiteMetadata`. */
export function createSocialCardsStep({ stylesheet, sections, cacheFolder }: SocialCardsOptions): PostBuildStep {
  return {
    name: 'social cards',

    async start({ folder, siteFolder, url, baseUrl, titleDelimiter, tagline }) {
      const renderer = await createCardRenderer({
        colors: readColors(await readFile(path.resolve(siteFolder, stylesheet), 'utf8'), 'dark'),
        cacheFolder: path.resolve(siteFolder, cacheFolder),
      });
      const drawings: Promise<void>[] = [];

      async function write(card: Card): Promise<void> {
        const picture = await renderer.render(card);
        const file = path.join(folder, card.file);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, picture);
      }

      return {
        readPage(page) {
          const card = readCard(page, { root: url + baseUrl, titleDelimiter, sections, tagline });
          if (card === undefined) return;
          // Begun at once: much of it is done in threads of their own while the next pages are read.
          const drawing = write(card);
          drawings.push(drawing);
          // What went wrong is told at the end.
          drawing.catch(() => undefined);
        },

        async finish() {
          await Promise.all(drawings);
          return `${drawings.length} social cards`;
        },
      };
    },
  };
}
