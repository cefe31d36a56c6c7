/** Time in milliseconds for which a confirmation is shown. */
export const CONFIRMATION_MS = 2000;

/**
 * Copies a string, or the result of a promise. The clipboard gets the promise itself, because in Safari, the user
 * activation of the click would expire before the promise resolves. Older versions of Firefox have no `ClipboardItem`,
 * but their user activation lasts longer.
 *
 * @throws the error of the promise, or an error if the browser does not allow copying or has no clipboard, for example
 *   without a secure connection
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    // Prevents an unhandled rejection, because `write` does not handle the promise if copying fails immediately.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    // A string is written at once. In browsers without `ClipboardItem`, a promise is written when it resolves.
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text);
  }
}
