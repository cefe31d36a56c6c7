/** @typedef {{total: number, scripts: number, styles: number, fonts: number, pages: number, other: number}} Sizes in KB of 1,000 bytes */

const TYPES = /** @type {const} */ ({
  scripts: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.(woff2?|ttf)$/,
  pages: /(\.html|\/[^./]*)$/,
});

/**
 * Adds up what was sent, by what it is; the address tells, since browsers call everything they fetch beforehand "other".
 *
 * @param {readonly {url: string, bytes: number}[]} received
 * @returns {Sizes}
 */
export function sumByType(received) {
  const sizes = { total: 0, scripts: 0, styles: 0, fonts: 0, pages: 0, other: 0 };
  for (const { url, bytes } of received) {
    const { pathname } = new URL(url);
    const names = /** @type {(keyof typeof TYPES)[]} */ (Object.keys(TYPES));
    const type = names.find((name) => TYPES[name].test(pathname)) ?? 'other';
    sizes[type] += bytes / 1000;
    sizes.total += bytes / 1000;
  }

  return sizes;
}
