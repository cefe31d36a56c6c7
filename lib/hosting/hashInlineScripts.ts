import { createHash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../built-pages/BuiltPage';
import { isInlineScript } from '../built-pages/isInlineScript';

/**
 * Hashes the scripts that stand in a page itself, as a Content-Security-Policy names them.
 *
 * @returns `sha256-…` of each, in their order
 */
export function hashInlineScripts(page: BuiltPage): string[] {
  return page
    .filter('script')
    .filter(isInlineScript)
    .map((script) => `sha256-${createHash('sha256').update(toString(script)).digest('base64')}`);
}
