import { createHash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../built-pages/BuiltPage';

/**
 * Values of `type` with which a script is executed. With any other value, the script is a data block:
 * https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type
 */
const EXECUTABLE_TYPE = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Hashes the inline scripts of a page for its Content-Security-Policy.
 *
 * @returns `sha256-…` of each script, in document order
 */
export function hashInlineScripts(page: BuiltPage): string[] {
  return page
    .filter('script')
    .filter(
      ({ properties: { src, type } }) =>
        src === undefined && EXECUTABLE_TYPE.test(typeof type === 'string' ? type : ''),
    )
    .map((script) => `sha256-${createHash('sha256').update(toString(script)).digest('base64')}`);
}
