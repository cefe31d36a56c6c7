/**
 * Copies a string that is not available yet. The clipboard gets the promise, because Safari's permission for the click expires before the promise resolves. Older
 * versions of Firefox have no `ClipboardItem`, and their permission does not expire that fast.
 *
 * @throws when the promise rejects, or the browser does not allow copying
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    // If the clipboard rejects immediately, nothing else handles a rejection of this promise.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
