/**
 * Media query for windows of at least 997 pixels. In these, the bar shows its entries, and the page shows its sidebar.
 * In narrower windows, both are in the menu. The unit is `em`, as in the stylesheets, so that the limit follows the
 * browser's text size.
 */
export const WIDE_SCREEN = '(min-width: 62.3125em)';
