/** Headings of what is drawn in the browser. Not `Heading` of the theme, whose links and contexts belong to pages. */
export const Heading1 = 'h1';
export const Heading2 = 'h2';
export const Heading3 = 'h3';
