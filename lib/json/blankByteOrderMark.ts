/**
 * Replaces a byte order mark at the start of a string with a space. JSON parsers refuse the mark, which readers cannot
 * see. The space preserves the positions of all other characters.
 */
export function blankByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, ' ');
}
