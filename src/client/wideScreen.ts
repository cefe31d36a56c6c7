/** From 997 pixels on, the bar shows its entries and a page what is beside it; below, the menu has them. In `em`, as in the stylesheets, so that both follow the text size of the browser. */
export const WIDE_SCREEN = '(min-width: 62.3125em)';
