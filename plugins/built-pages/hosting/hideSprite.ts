import { isDeepStrictEqual } from 'node:util';
import type { Element } from 'hast';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';

/** As the classic theme writes it at the beginning of every body, around the symbols of its icons. */
const HIDDEN = 'display: none;';

/** @returns the elements that hold the theme's symbols */
export function findSprites(page: BuiltPage): Element[] {
  return page.filter('svg').filter(({ properties }) => isDeepStrictEqual(properties, { style: HIDDEN }));
}

/**
 * Hides a sprite by an attribute of HTML, which SVG does not have, instead of a style.
 *
 * @param sprite - of the page, by `findSprites`
 */
export function hideSprite(page: BuiltPage, sprite: Element): void {
  page.replace(sprite, `<div hidden><svg>${page.readContent(sprite)}</svg></div>`);
}
