/**
 * Replaces a byte order mark at the start of text with a space. Parsers of JSON refuse the mark, which readers cannot
 * see. The space preserves the positions of everything else.
 */
export function blankByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, ' ');
}
