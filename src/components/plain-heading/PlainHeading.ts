/** Headings for islands. The theme's `Heading` does not work there, because it needs contexts of the page. */
export const Heading1 = 'h1';
export const Heading2 = 'h2';
export const Heading3 = 'h3';
export const Heading4 = 'h4';
