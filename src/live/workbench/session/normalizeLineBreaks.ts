/**
 * Converts line breaks to those of the editor. Texts from links and files may have others, but offsets must be offsets
 * in the editor.
 */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
