/**
 * Converts line breaks to those of the editor. Contracts from a link may have Windows line breaks, but offsets in the
 * compared text must be offsets in the editor.
 */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
