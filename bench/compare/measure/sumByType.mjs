/** @typedef {(typeof TYPES)[number]} Type */
/** @typedef {Record<Type | 'total', number>} Sizes in KB of 1,000 bytes; the types add up to `total` */

const PATTERNS = /** @type {const} */ ({
  documents: /(\/[^./]*|\.(html|json|xml|txt|md|webmanifest))$/,
  scripts: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.(woff2?|ttf|otf)$/,
  images: /\.(svg|png|jpe?g|webp|avif|gif|ico)$/,
});

const NAMES = /** @type {(keyof typeof PATTERNS)[]} */ (Object.keys(PATTERNS));

/** What is told apart, in the order of the tables: pages and other data, scripts, styles, fonts, pictures, and the rest. */
export const TYPES = /** @type {const} */ (['documents', 'scripts', 'styles', 'fonts', 'images', 'rest']);

/**
 * Adds up what was sent, by what it is; the address tells, since browsers call everything they fetch beforehand "other".
 *
 * @param {readonly {url: string, bytes: number}[]} received
 * @returns {Sizes}
 */
export function sumByType(received) {
  const sizes = { total: 0, documents: 0, scripts: 0, styles: 0, fonts: 0, images: 0, rest: 0 };
  for (const { url, bytes } of received) {
    const { pathname } = new URL(url);
    const type = NAMES.find((name) => PATTERNS[name].test(pathname)) ?? 'rest';
    sizes[type] += bytes / 1000;
    sizes.total += bytes / 1000;
  }

  return sizes;
}
