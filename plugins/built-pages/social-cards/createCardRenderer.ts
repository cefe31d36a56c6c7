import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrandColors } from '../../../lib/brand/readColors';
import { writeFileAtomically } from '../../../lib/files/writeFileAtomically';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './drawCard';
import { encodePng } from './encodePng';
import type { Card } from './readCard';

// Node's own `require`, because the module loader of Docusaurus would first transpile two megabytes of modules to
// CommonJS.
const require = createRequire(__filename);

/** Maximum size of an image in bytes. Everyone who sees a shared link to the page downloads the image. */
const MAX_BYTES = 60 * 1024;

const FONTS = [
  {
    weight: 500,
    file: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff'),
  },
  {
    weight: 700,
    file: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  },
] as const;

export interface CardRenderer {
  /**
   * Renders a card as PNG.
   *
   * @throws Error if the font lacks a character, the title is too long, or the image is too large
   */
  render: (card: Card) => Promise<Buffer>;
}

export interface CardRendererOptions {
  colors: BrandColors;
  /** Absolute path of the folder for rendered images, which are named by the hash of their SVG. */
  cacheFolder: string;
}

/** Creates the renderer of all cards. Call this once, because loading the fonts and libraries takes 0.1 s. */
export async function createCardRenderer({ colors, cacheFolder }: CardRendererOptions): Promise<CardRenderer> {
  // The casts are needed because `require` returns `any`. npm requires a version in every manifest.
  const { default: satori } = require('satori') as typeof import('satori');
  const { renderAsync } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const { version } = require('@resvg/resvg-js/package.json') as { version: string };
  const fonts = await Promise.all(FONTS.map(loadFont));

  async function draw(card: Card): Promise<string> {
    return satori(drawCard(card, colors), {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      fonts,
      loadAdditionalAsset: (_script, characters) => {
        throw new Error(
          `The font of social cards has no "${characters}", which the title or section of ${card.file} contains ("${card.title}", "${card.section}"). Use other characters, or add a font to plugins/built-pages/social-cards/createCardRenderer.ts.`,
        );
      },
    });
  }

  async function rasterize(svg: string): Promise<Buffer> {
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return (await encodePng(image.pixels, image.width, image.height)) ?? image.asPng();
  }

  return {
    async render(card) {
      const svg = await draw(card);
      // The SVG contains the letters as outlines, so its hash covers text, fonts, colors and layout.
      const key = createHash('sha256').update(`resvg ${version}\n${svg}`).digest('hex');
      const cached = path.join(cacheFolder, `${key}.png`);
      if (existsSync(cached)) return readFile(cached);

      const renderedImage = await rasterize(svg);
      if (renderedImage.length > MAX_BYTES) {
        throw new Error(
          `The social card ${card.file} has ${renderedImage.length} bytes, more than ${MAX_BYTES}. Shorten the title "${card.title}".`,
        );
      }
      await writeFileAtomically(cached, renderedImage);
      return renderedImage;
    },
  };
}

async function loadFont({ weight, file }: (typeof FONTS)[number]) {
  return { name: 'Bricolage Grotesque', data: await readFile(file), weight, style: 'normal' as const };
}
