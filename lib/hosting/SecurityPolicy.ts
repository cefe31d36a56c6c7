/** Security policy of the pages, from which the security headers are generated; `config/security.ts` defines it. */
export interface SecurityPolicy {
  /**
   * Directives of the Content-Security-Policy, each with its sources. After the build, the hashes of inline scripts are
   * added to `script-src`.
   */
  directives: Readonly<Record<string, readonly string[]>>;
  /** All other security headers, which every response has. */
  headers: Readonly<Record<string, string>>;
  /** Files that other origins may load, as paths relative to the base path; a trailing `*` matches any suffix. */
  crossOriginPaths: readonly string[];
}

/**
 * Directives that browsers ignore in a `meta` element with a console warning: https://www.w3.org/TR/CSP3/#meta-element
 */
const HEADER_ONLY_DIRECTIVES = new Set(['frame-ancestors', 'report-to', 'report-uri', 'sandbox']);

/**
 * Formats the Content-Security-Policy.
 *
 * @param scriptHashes - hashes of the page's inline scripts, from `hashInlineScripts`
 * @param target - target of the policy; a `meta` element supports fewer directives than the header
 */
export function formatContentPolicy(
  { directives }: SecurityPolicy,
  scriptHashes: readonly string[],
  target: 'header' | 'meta',
): string {
  return Object.entries(directives)
    .filter(([directive]) => target === 'header' || !HEADER_ONLY_DIRECTIVES.has(directive))
    .map(([directive, sources]) =>
      [directive, ...sources, ...(directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [])].join(' '),
    )
    .join('; ');
}
