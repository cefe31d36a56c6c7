/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** Computes the contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function computeContrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the relative luminance as WCAG 2.2 defines it, from 0 to 1. */
function computeLuminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
