/**
 * Converts line breaks to `\n`, which the editor uses. Texts from links and files may have others, which would shift
 * the offsets.
 */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
