import type { Element } from 'hast';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';

/** As the classic theme writes it at the beginning of every body, around the symbols of its icons. */
const HIDDEN = 'display: none;';

/** @returns the elements that hold the theme's symbols */
export function findSprites(page: BuiltPage): Element[] {
  return page.filter('svg').filter(({ properties }) => properties.style === HIDDEN);
}

/** Hides a sprite by an attribute of HTML, which SVG does not have, instead of a style. */
export function hideSprite(markup: string): string {
  return `<div hidden>${markup.replace(`<svg style="${HIDDEN}"`, '<svg')}</div>`;
}
