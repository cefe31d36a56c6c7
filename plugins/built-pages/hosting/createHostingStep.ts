import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { describeForbiddenMarkup } from '../../../lib/hosting/describeForbiddenMarkup';
import { hashInlineScripts } from '../../../lib/hosting/hashInlineScripts';
import { formatHeadersFile, HEADERS_FILE } from '../../../lib/hosting/headersFile';
import { listRedirects, type PageAddress, toPageAddress } from '../../../lib/hosting/listRedirects';
import { formatRedirectsFile, REDIRECTS_FILE } from '../../../lib/hosting/redirectsFile';
import { WORKER_FILE } from '../../../lib/offline/paths';
import { formatContentPolicy, type SecurityPolicy } from '../../../lib/hosting/SecurityPolicy';

/** `Cache-Control` of the service worker: browsers must detect a new or removed worker at once. */
const REVALIDATE = 'no-cache';

/** `Cache-Control` of files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Prepares the site for hosts. Inserts the security policy into every page, for hosts that send no custom headers.
 * Writes `_headers` and `_redirects`, for hosts that read these files. The nginx configuration is generated from
 * `_headers` and the pages; see `tools/deploy/prepareNginx`. The step throws an Error for markup that the policy
 * blocks. Earlier steps must not insert styles or executable scripts, because this step reads pages as Docusaurus has
 * written them.
 *
 * @param policy - policy without the hashes of inline scripts, which are computed from the pages
 */
export function createHostingStep(policy: SecurityPolicy): PostBuildStep {
  return {
    start({ folder, baseUrl }) {
      const hashes = new Set<string>();
      /** Element after which the policy is inserted, by page. */
      const charsetElements = new Map<BuiltPage, Element>();
      const addresses: PageAddress[] = [];
      const problems: string[] = [];

      return {
        readPage(page) {
          for (const hash of hashInlineScripts(page)) hashes.add(hash);
          addresses.push(toPageAddress(page));
          problems.push(...describeForbiddenMarkup(page.elements).map((problem) => `  ${page.file} ${problem}`));
          charsetElements.set(page, requireCharsetElement(page));
        },

        finish() {
          if (problems.length > 0) {
            throw new Error(
              `These pages contain markup that the security policy blocks. Use classes and scripts instead:\n${problems.join('\n')}`,
            );
          }
          const content = formatContentPolicy(policy, [...hashes], 'meta');
          const markup = `<meta http-equiv=Content-Security-Policy content="${content}">`;
          for (const [page, element] of charsetElements) page.replace(element, page.readMarkup(element) + markup);
          writeFileSync(path.join(folder, HEADERS_FILE), formatHeaders(policy, [...hashes], baseUrl));
          writeFileSync(path.join(folder, REDIRECTS_FILE), formatRedirectsFile(listRedirects(addresses, baseUrl)));
          return undefined;
        },
      };
    },
  };
}

function formatHeaders(policy: SecurityPolicy, hashes: readonly string[], baseUrl: string): string {
  return formatHeadersFile([
    {
      path: `${baseUrl}*`,
      headers: { 'Content-Security-Policy': formatContentPolicy(policy, hashes, 'header'), ...policy.headers },
    },
    { path: baseUrl + WORKER_FILE, headers: { 'Cache-Control': REVALIDATE } },
    { path: `${baseUrl}assets/*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...policy.crossOriginPaths.map((file) => ({
      path: baseUrl + file,
      headers: { 'Access-Control-Allow-Origin': '*' },
    })),
  ]);
}

/**
 * @returns the element that declares the encoding. The policy is inserted after it, because a policy applies only to
 *   the content that follows it in the head.
 * @throws Error for a page whose first `meta` element does not declare the encoding
 */
function requireCharsetElement(page: BuiltPage): Element {
  const first = page.find('meta');
  if (first?.properties.charSet === undefined) {
    throw new Error(
      `${page.file} does not begin with its encoding, which must precede the security policy. Put <meta charset> first in its head, as the page template of Docusaurus does.`,
    );
  }
  return first;
}
