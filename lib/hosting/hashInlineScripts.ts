import { hash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../built-pages/BuiltPage';

/**
 * Values of `type` with which browsers execute a script. All other inline scripts of the site (JSON-LD) are data
 * blocks, to which the policy does not apply:
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
    .map((script) => `sha256-${hash('sha256', toString(script), 'base64')}`);
}
