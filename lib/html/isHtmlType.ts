/** Matches the content types of HTML pages. They are case-insensitive, and parameters such as `charset` may follow. */
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Returns whether a response is an HTML page. Captive portals and hosts send HTML instead of unavailable files.
 *
 * @param type - value of the `Content-Type` header; `null` if there is none
 */
export function isHtmlType(type: string | null): boolean {
  return type !== null && HTML_TYPE.test(type);
}
