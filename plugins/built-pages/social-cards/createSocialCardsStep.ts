import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readColors } from '../../../lib/brand/readColors';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { createCardRenderer } from './createCardRenderer';
import { type Card, readCard } from './readCard';

export interface SocialCardsOptions {
  /** Stylesheet with the colors of the dark theme, relative to the site folder. */
  stylesheet: string;
  /** Section labels by top-level folder: `{ docs: 'Documentation' }`. Other pages show the tagline. */
  sections: Record<string, string>;
  /** Cache folder for rendered images, relative to the site folder. */
  cacheFolder: string;
}

/**
 * Renders the social card of each page that names one. `src/theme/SiteMetadata` decides which page names which card.
 * The step throws an Error for a card without a title, and for one that `CardRenderer` refuses.
 */
export function createSocialCardsStep({ stylesheet, sections, cacheFolder }: SocialCardsOptions): PostBuildStep {
  return {
    async start({ folder, siteFolder, url, baseUrl, tagline }) {
      const renderer = await createCardRenderer({
        colors: readColors(await readFile(path.resolve(siteFolder, stylesheet), 'utf8')),
        cacheFolder: path.resolve(siteFolder, cacheFolder),
      });
      const renderings: Promise<void>[] = [];

      async function write(card: Card): Promise<void> {
        const image = await renderer.render(card);
        const file = path.join(folder, card.file);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, image);
      }

      return {
        readPage(page) {
          const card = readCard(page, { root: url + baseUrl, sections, tagline });
          if (card === undefined) return;
          // Starts rendering at once, because part of it runs in other threads while the next pages are read.
          const rendering = write(card);
          renderings.push(rendering);
          // Prevents an unhandled rejection. `finish` awaits the same promise and reports its error.
          rendering.catch(() => undefined);
        },

        async finish() {
          await Promise.all(renderings);
          return `Social cards: ${renderings.length}.`;
        },
      };
    },
  };
}
