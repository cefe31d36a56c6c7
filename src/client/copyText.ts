/**
 * Copies a string that is not available yet. The clipboard gets the promise at once, because in Safari, the user
 * activation of the click would expire before the promise resolves. Older versions of Firefox have no `ClipboardItem`,
 * but their user activation lasts longer.
 *
 * @throws the error of the promise, or a DOMException if the browser does not allow copying
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    // Handles a rejection of the promise, because the clipboard does not if it rejects immediately.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
