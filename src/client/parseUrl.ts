/** Resolves an address against another one; undefined if it is not valid, such as `https://[`. */
export function parseUrl(address: string, base?: URL | string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
