import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, findElement, listClasses, listElements } from '../../../lib/built-pages/BuiltPage';
import { THEME_CLASSES } from '../../../lib/built-pages/pageClasses';
import { FIRST_SCREEN_END } from '../../../lib/html/firstScreen';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { SHOW_REST_SCRIPT } from './showRestScript';

/** Characters of text, at least, that a first screen has. With 1,000 no page of this site ends above the fold on a phone of 390 × 844 or a laptop of 1280 × 800. */
const CHARACTERS = 1000;

/** Elements that are set in the font of code. */
const CODE = new Set(['code', 'kbd', 'pre']);

/**
 * Has browsers read the first screen of a page while its styles are on their way, and paint it before the rest: puts `SHOW_REST_SCRIPT` behind it. The scripts at the
 * beginning of the body, which choose the theme, would stop the browser before the first word, so they go in front of the styles. Pages with little text stay as they are.
 *
 * A font that is preloaded and not used is loaded in vain, and browsers say so: the link to the one of code stays where the text of the first screen has code. (The keys in the search button, on wide screens, are not worth it.)
 *
 * @param codeFont - how the name of its file begins
 */
export function createFirstScreenStep({ codeFont }: { codeFont: string }): PostBuildStep {
  return {
    name: 'first-screen',
    start: () => ({
      readPage(page) {
        const next = findNext(page);
        if (next !== undefined) {
          moveScripts(page);
          page.insertBefore(next, `${FIRST_SCREEN_END}${SHOW_REST_SCRIPT}</script>`);
        }
        if (!hasCode(page, next)) dropPreload(page, codeFont);
      },
    }),
  };
}

/** @returns the first block of the text behind the first screen, if at least as much text follows */
function findNext({ main }: BuiltPage): Element | undefined {
  const text = main && findElement(main, (element) => listClasses(element).includes(THEME_CLASSES.text));
  const blocks = text?.children.filter((child) => child.type === 'element') ?? [];
  let characters = 0;
  const starts = blocks.map((block) => {
    const start = characters;
    characters += toString(block).length;

    return start;
  });
  // Where no step has put another element.
  const next = blocks.findIndex(({ position }, index) => position !== undefined && (starts[index] ?? 0) >= CHARACTERS);

  return characters - (starts[next] ?? characters) >= CHARACTERS ? blocks[next] : undefined;
}

/** Moves the scripts that stand in the body itself, in front of the application, to the head. */
function moveScripts(page: BuiltPage): void {
  const [styles] = page.stylesheets;
  if (styles === undefined)
    throw new Error(
      `${page.file} has no stylesheet, in front of which the scripts of the body could go. Put this step behind the one that links the stylesheets.`,
    );
  const children = page.find('body')?.children.filter((child) => child.type === 'element') ?? [];
  const application = children.findIndex(({ properties }) => properties.id !== undefined);
  const scripts = children.slice(0, Math.max(application, 0));
  for (const script of scripts.filter(({ tagName, properties }) => tagName === 'script' && !properties.src)) {
    page.insertBefore(styles, page.readMarkup(script));
    page.replace(script, '');
  }
}

/** @param next - the first block that does not count, if there is one */
function hasCode({ main }: BuiltPage, next: Element | undefined): boolean {
  if (main === undefined) return false;
  const end = next?.position?.start.offset ?? Infinity;

  return (
    listElements(main, ({ tagName, position }) => CODE.has(tagName) && (position?.start.offset ?? 0) < end).length > 0
  );
}

function dropPreload(page: BuiltPage, font: string): void {
  for (const link of page.filter('link')) {
    const file = path.posix.basename(String(link.properties.href));
    if (link.properties.as === 'font' && file.startsWith(font)) page.replace(link, '');
  }
}
