import postcss from 'postcss';

/** Colors of the drawings, as CSS values. */
export interface BrandColors {
  page: string;
  text: string;
  muted: string;
  wire: string;
}

/** Selector of the theme whose colors the drawings have. */
const THEME = "[data-theme='dark']";

/**
 * Reads the colors of the dark theme from a stylesheet, so that drawings outside pages have the same colors as
 * pages.
 *
 * @param css - content of `src/css/tokens.css`
 * @throws Error that names the color that the stylesheet lacks
 */
export function readColors(css: string): BrandColors {
  const values = readProperties(css);
  const readColor = (property: string): string => {
    const value = values.get(property);
    if (value !== undefined) return value;
    throw new Error(
      `The stylesheet does not define ${property} for ${THEME}. The drawings need it: add it to the stylesheet.`,
    );
  };
  return {
    page: readColor('--color-page'),
    text: readColor('--color-text'),
    muted: readColor('--color-text-muted'),
    wire: readColor('--color-accent'),
  };
}

/** @returns values of the properties that top-level rules declare for the theme; rules in `@media` are ignored */
function readProperties(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'rule' || !node.selectors.includes(THEME)) continue;
    for (const child of node.nodes) if (child.type === 'decl') values.set(child.prop, child.value);
  }
  return values;
}
