/** Parses an address, relative to the base if there is one; undefined if it is invalid, such as `https://[`. */
export function parseUrl(address: string, base?: URL | string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
