import type { ClassDecision } from './removeUnusedCss';

/** Put together at run time: the theme's stable names, the name of a page of the documentation, and the roles of code (`c` and a letter, see `lib/highlight`). */
const COMPOSED_CLASSES = /^(?:theme-.*|docs-doc-id-.*|c[a-z])$/;

/** Named by the theme's scripts, for options and looks this site does not use; notes and buttons, for two, have their look in `src/css`. */
const UNUSED_CLASSES = new RegExp(
  `^(?:${[
    'alert--.*',
    'card(?:__\\w+)?',
    'col--offset-.*',
    'hero(?:__\\w+)?',
    // The label of a version: there is one.
    'badge(?:--\\w+)?',
    'button--(?:danger|info|link|outline|success|warning|lg|sm|block)',
    'footer(?:--dark|__.*)?',
    'navbar--(?:dark|primary)',
    'pills(?:__\\w+)?',
    'shadow--.*',
    'tabs--block',
    // The authors have no accounts to show.
    'authorSocial.*_.*',
    '\\w+Svg_.*',
    // The shape of a luggage label; ours are round, see src/css/blog.css.
    'tag(?:Regular|WithCount)_.*',
    // Parts of the sidebar's switch, which is off: CSS modules, with a hash behind the name.
    '(?:collapseSidebarButton|collapseSidebarButtonIcon|expandButton|expandButtonIcon|sidebarHidden|docSidebarContainerHidden)_.*',
  ].join('|')})$`,
);

/** Parts that are shown where they are configured, and named by the scripts of every page. */
const ANNOUNCEMENT_CLASSES = /^announcementBar/;
const COLOR_MODE_CLASSES =
  /^(?:colorModeToggle|darkNavbarColorModeToggle|toggle|toggleButton|toggleButtonDisabled|\w*[tT]oggleIcon)_/;

/** What the theme configuration says of the parts above. */
export interface ShownParts {
  announcementBar?: unknown;
  colorMode?: { disableSwitch?: boolean };
}

/**
 * Decides about the classes that the scripts alone cannot settle.
 *
 * @param shownParts - the theme's configuration.
 */
export function createDecision(shownParts: ShownParts): ClassDecision {
  const { announcementBar, colorMode } = shownParts;
  const isHidden = (className: string): boolean =>
    (announcementBar === undefined && ANNOUNCEMENT_CLASSES.test(className)) ||
    (colorMode?.disableSwitch === true && COLOR_MODE_CLASSES.test(className));

  return (className) => {
    if (COMPOSED_CLASSES.test(className)) return 'keep';
    return UNUSED_CLASSES.test(className) || isHidden(className) ? 'drop' : undefined;
  };
}
