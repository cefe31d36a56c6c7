/**
 * A text with the line ends that the editor gives it, whatever they were. Contracts that come from a link may have those of Windows; places in the text that is compared must be
 * places in the text of the editor.
 */
export function readLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
