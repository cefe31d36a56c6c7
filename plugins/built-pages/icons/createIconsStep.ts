import type { Element } from 'hast';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { findSprites } from '../hosting/hideSprite';

/** Attributes that tell screen readers what a drawing is, or to ignore it. */
const SPOKEN = ['ariaLabel', 'ariaLabelledBy', 'ariaHidden', 'role'] as const;

/**
 * Hides drawings without a name from screen readers, which would announce an image and not say of what. The theme leaves some of its icons like that: the house of the
 * breadcrumbs, and those of notes. Goes before the steps that add elements, because `BuiltPage` cannot replace added ones.
 */
export function createIconsStep(): PostBuildStep {
  return {
    name: 'icons',
    start: () => ({
      readPage(page) {
        const sprites = new Set(findSprites(page));
        for (const drawing of page.filter('svg')) {
          if (sprites.has(drawing) || !isNameless(drawing)) continue;
          page.addAttribute(drawing, 'aria-hidden=true');
        }
      },
    }),
  };
}

function isNameless({ properties, children }: Element): boolean {
  return (
    SPOKEN.every((name) => properties[name] === undefined) &&
    !children.some((child) => child.type === 'element' && child.tagName === 'title')
  );
}
