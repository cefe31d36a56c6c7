/**
 * From 997 pixels on, the theme shows the items of the bar and what stands beside a page; below, its menu has them. In `em`, as `plugins/text-breakpoints` writes the stylesheets,
 * so that both follow the text size of the browser.
 */
export const WIDE_SCREEN = '(min-width: 62.3125em)';
