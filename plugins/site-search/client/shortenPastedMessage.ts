import { readPastedText } from '@site/src/client/transfers';
import { extractMessage } from '../shared/engine/extractMessage';

/**
 * Number of characters of a paste that are searched for a message. The time for the search grows with the square of the
 * length, so a long text would block the page.
 */
const SEARCHED_LENGTH = 2000;

/**
 * Shortens a pasted message that exceeds the length limit: removes the surrounding tool output, so that the limit does
 * not cut off the message.
 */
export function shortenPastedMessage(event: ClipboardEvent, input: HTMLInputElement): void {
  const text = readPastedText(event).trimStart().slice(0, SEARCHED_LENGTH).trim();
  const from = input.selectionStart ?? input.value.length;
  const to = input.selectionEnd ?? from;
  const room = input.maxLength - input.value.length + to - from;
  const message = extractMessage(text);
  if (text.length <= room || message === text) return;
  event.preventDefault();
  input.setRangeText(message.slice(0, room), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
