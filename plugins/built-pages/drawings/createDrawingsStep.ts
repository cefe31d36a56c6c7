import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { findElement, listElements } from '../../../lib/built-pages/BuiltPage';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';

/** The content of an SVG file. */
interface Drawing {
  viewBox: string;
  lines: ElementContent[];
}

/**
 * Puts drawings into the pages: for an `img` of an SVG file, browsers open a document of its own before the first paint, which takes a phone some 10 ms each. Of what is shown
 * around the content, a page has the lines once, in front of its bar, and refers to them. `data-src` tells stylesheets which drawing it is.
 *
 * @param files - SVG files below the folder of the build
 */
export function createDrawingsStep(files: readonly string[]): PostBuildStep {
  return {
    name: 'drawings',
    start: ({ folder, baseUrl }) => {
      const drawings = new Map(files.map((file) => [baseUrl + file, readDrawing(path.join(folder, file))]));

      return {
        readPage(page) {
          const shown = new Set<string>();
          const content = new Set(page.main === undefined ? [] : listElements(page.main));
          for (const image of page.filter('img')) {
            const src = String(image.properties.src);
            const drawing = drawings.get(src);
            if (drawing === undefined) continue;
            // The content is replaced by that of other pages, and has to bring its drawings with it.
            page.replace(image, content.has(image) ? drawWhole(image, src, drawing) : drawReference(image, src));
            if (!content.has(image)) shown.add(src);
          }
          // React asks for the pictures it meets.
          for (const link of page.filter('link')) {
            if (link.properties.as === 'image' && drawings.has(String(link.properties.href))) page.replace(link, '');
          }
          if (shown.size === 0) return;
          const [bar] = page.filter('nav');
          if (bar === undefined) {
            throw new Error(
              `${page.file}: there is no "nav" to put the lines of ${[...shown].join(', ')} in front of.`,
            );
          }
          page.insertBefore(bar, collect(shown, drawings));
        },
      };
    },
  };
}

/**
 * @returns what is in a file
 * @throws Error for a file that is no drawing
 */
function readDrawing(file: string): Drawing {
  const source = readFileSync(file, 'utf8');
  const drawing = findElement(fromHtml(source, { fragment: true }), ({ tagName }) => tagName === 'svg');
  if (typeof drawing?.properties.viewBox !== 'string') {
    throw new Error(`${file}: this is no SVG drawing with a viewBox; draw it anew with "npm run draw:brand".`);
  }

  return { viewBox: drawing.properties.viewBox, lines: drawing.children };
}

function toId(file: string): string {
  return `drawing-${path.basename(file, '.svg')}`;
}

function drawReference(image: Element, src: string): string {
  return write(make('svg', describe(image, src), [make('use', { href: `#${toId(src)}` }, [])]));
}

function drawWhole(image: Element, src: string, { viewBox, lines }: Drawing): string {
  return write(make('svg', { ...describe(image, src), viewBox }, lines));
}

/** What the drawing keeps of the picture. */
function describe({ properties }: Element, src: string): Properties {
  const { alt, className, width, height } = properties;

  return { className, width, height, role: 'img', ariaLabel: alt, dataSrc: src };
}

function collect(shown: ReadonlySet<string>, drawings: ReadonlyMap<string, Drawing>): string {
  const symbols = [...shown].map((src) => {
    const { viewBox, lines = [] } = drawings.get(src) ?? {};

    return make('symbol', { id: toId(src), viewBox }, lines);
  });

  return `<div hidden>${write(make('svg', {}, symbols))}</div>`;
}

function make(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function write(drawing: Element): string {
  return toHtml(drawing, {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
    characterReferences: { useNamedReferences: true },
  });
}
