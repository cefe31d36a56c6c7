// What the client looks for in the markup of the classic theme: all that a new release of Docusaurus may change for it. `tests/styles/themeMarkup.spec.ts` finds each of these selectors, and of the names in `…_CLASS`, in the built pages.
import type { SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';

/** The class names that Docusaurus promises. Only their types are used: their values would bring all sixty names into the script of every page. */
type Names = typeof ThemeClassNames;

export const ANNOUNCEMENT: `.${Names['announcementBar']['container']}` = '.theme-announcement-bar';
export const BAR: `.${Names['layout']['navbar']['container']}` = '.theme-layout-navbar';
/** What lies between the bar and the footer. */
export const CONTENT: `.${Names['layout']['main']['container']}` = '.theme-layout-main';
export const FOOTER: `.${Names['layout']['footer']['container']}` = '.theme-layout-footer';
export const SIDEBAR: `.${Names['docs']['docSidebarContainer']}` = '.theme-doc-sidebar-container';
export const SIDEBAR_MENU: `.${Names['docs']['docSidebarMenu']}` = '.theme-doc-sidebar-menu';
export const TO_TOP_BUTTON: `.${Names['common']['backToTopButton']}` = '.theme-back-to-top-button';
export const SKIP_TARGET: `#${typeof SkipToContentFallbackId}` = '#__docusaurus_skipToContent_fallback';

// Names without a promise, and how elements stand in each other.
export const SKIP_LINK = `a[href="${SKIP_TARGET}"]`;
export const ANNOUNCEMENT_BUTTON = `${ANNOUNCEMENT} .close`;
export const BAR_LINK = '.navbar__inner a';
export const BAR_ITEM = '.navbar__items > .navbar__item';
export const BRAND = '.navbar__brand';
export const COLOR_SWITCH = '.theme-layout-navbar-right > div > .clean-btn';
export const DROPDOWN_BUTTON = '.navbar__item.dropdown > .navbar__link';
export const DROPDOWN_LINK = '.dropdown .dropdown__link';
export const MENU_BUTTON = '.navbar__toggle';
export const MENU_BACKDROP = '.navbar-sidebar__backdrop';
/** Where the text of a page is, in the documentation and in the blog. */
export const TEXT = '.markdown';
export const POSTS_OF_YEAR = 'aside > nav > [role="group"]';
