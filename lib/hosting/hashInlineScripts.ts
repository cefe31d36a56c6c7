import { createHash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../built-pages/BuiltPage';

/** A `type` with which a script runs; any other makes it data: https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Hashes the scripts that stand in a page itself, as a Content-Security-Policy names them.
 *
 * @returns `sha256-…` of each, in their order
 */
export function hashInlineScripts(page: BuiltPage): string[] {
  return page
    .filter('script')
    .filter(({ properties: { src, type } }) => src === undefined && RUNS.test(typeof type === 'string' ? type : ''))
    .map((script) => `sha256-${createHash('sha256').update(toString(script)).digest('base64')}`);
}
