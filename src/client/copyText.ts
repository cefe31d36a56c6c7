/**
 * Copies a text that is still being made. The clipboard gets the promise, because Safari forgets the click while the text is being made. Older Firefox has no `ClipboardItem` and remembers
 * the click.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    // Where the clipboard refuses at once, nobody else waits for the text.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
