/** The colors of the drawings, as the stylesheet writes them. */
export interface BrandColors {
  page: string;
  text: string;
  muted: string;
  wire: string;
}

/**
 * Reads the colors of a theme from the stylesheet that defines them (`src/css/tokens.css`), so that drawings outside of pages have the same.
 *
 * @throws Error that names the color the stylesheet lacks.
 */
export function readColors(css: string, theme: 'dark' | 'light'): BrandColors {
  const block = new RegExp(`\\[data-theme='${theme}'\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const read = (token: string): string => {
    const value = new RegExp(`${token}:\\s*([^;]+);`).exec(block)?.[1];
    if (value !== undefined) return value.trim();
    throw new Error(
      `The stylesheet does not define ${token} for [data-theme='${theme}'], a color the drawings need: add it there.`,
    );
  };
  return {
    page: read('--color-page'),
    text: read('--color-text'),
    muted: read('--color-text-muted'),
    wire: read('--color-accent'),
  };
}
