/** Attribute of `<html>` with which the browser lays out all of the page, including what is out of view: see `src/theme/PagePart`. */
export const WHOLE_PAGE_ATTRIBUTE = 'data-whole-page';
