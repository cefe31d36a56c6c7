/**
 * Media query for windows of at least 997 pixels, in which the bar shows its entries and the page its sidebar. In narrower windows, the menu has both. The unit is
 * `em`, as in the stylesheets, so that both follow the browser's text size.
 */
export const WIDE_SCREEN = '(min-width: 62.3125em)';
