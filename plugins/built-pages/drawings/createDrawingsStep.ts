import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { escapeHtml } from '../../../lib/html/escapeHtml';

/**
 * Puts drawings that every page shows into the pages: for an `img` of an SVG file, browsers open a document of its own before the first paint, which takes a phone some
 * 10 ms each. A page has the lines of a drawing once, in front of its bar, and refers to them wherever it is shown. `data-src` tells stylesheets which one it is.
 *
 * @param files - SVG files below the folder of the build
 */
export function createDrawingsStep(files: readonly string[]): PostBuildStep {
  return {
    name: 'drawings',
    start: ({ folder, baseUrl }) => {
      const symbols = new Map(files.map((file) => [baseUrl + file, readSymbol(path.join(folder, file))]));

      return {
        readPage(page) {
          const shown = new Set<string>();
          for (const image of page.filter('img')) {
            const src = String(image.properties.src);
            if (!symbols.has(src)) continue;
            page.replace(image, draw(image, src));
            shown.add(src);
          }
          // React asks for the pictures it meets.
          for (const link of page.filter('link')) {
            if (link.properties.as === 'image' && symbols.has(String(link.properties.href))) page.replace(link, '');
          }
          if (shown.size === 0) return;
          const [bar] = page.filter('nav');
          if (bar === undefined) {
            throw new Error(
              `${page.file}: there is no "nav" to put the lines of ${[...shown].join(', ')} in front of.`,
            );
          }
          page.insertBefore(bar, collect(shown, symbols));
        },
      };
    },
  };
}

/**
 * @returns the lines of a drawing, to be referred to by the name of its file
 * @throws Error for a file that is no drawing
 */
function readSymbol(file: string): string {
  const [, viewBox, lines] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (viewBox === undefined || lines === undefined) {
    throw new Error(`${file}: this is no SVG drawing with a viewBox; draw it anew with "npm run draw:brand".`);
  }

  return `<symbol id="${toId(file)}" viewBox="${viewBox}">${lines}</symbol>`;
}

function toId(file: string): string {
  return `drawing-${path.basename(file, '.svg')}`;
}

function draw({ properties }: Element, src: string): string {
  const { alt, className, width, height } = properties;
  const attributes = {
    class: [className].flat().join(' '),
    width,
    height,
    role: 'img',
    'aria-label': alt,
    'data-src': src,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value ?? ''))}"`);

  return `<svg ${written.join(' ')}><use href="#${toId(src)}"/></svg>`;
}

function collect(shown: ReadonlySet<string>, symbols: ReadonlyMap<string, string>): string {
  return `<div hidden><svg>${[...shown].map((src) => symbols.get(src) ?? '').join('')}</svg></div>`;
}
