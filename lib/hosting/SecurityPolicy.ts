/** What pages may do, and what browsers are told about it; `config/security.ts` has the site's own. */
export interface SecurityPolicy {
  /** Directives of the Content-Security-Policy with their sources. The hashes of inline scripts are added to `script-src` after the build. */
  content: Readonly<Record<string, readonly string[]>>;
  /** All other headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Paths below the base path of files that scripts of other sites may read; a `*` at the end matches any suffix. */
  shared: readonly string[];
}

/** Directives that browsers ignore in a `meta` element, and say so in the console: https://www.w3.org/TR/CSP3/#meta-element */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-to', 'report-uri', 'sandbox']);

/**
 * Writes a Content-Security-Policy.
 *
 * @param scriptHashes - of the inline scripts, as `hashInlineScripts` returns them
 * @param place - a `meta` element knows fewer directives than the header
 */
export function formatContentPolicy(
  { content }: SecurityPolicy,
  scriptHashes: readonly string[],
  place: 'header' | 'meta',
): string {
  return Object.entries(content)
    .filter(([directive]) => place === 'header' || !HEADER_ONLY.has(directive))
    .map(([directive, sources]) =>
      [directive, ...sources, ...(directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [])].join(' '),
    )
    .join('; ');
}
