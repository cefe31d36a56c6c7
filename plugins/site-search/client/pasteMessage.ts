import { extractMessage } from '../shared/engine/extractMessage';

/**
 * Shortens a pasted message that exceeds the length limit: removes the surrounding tool output, so that the limit does
 * not cut off the message.
 */
export function pasteMessage(event: ClipboardEvent, input: HTMLInputElement): void {
  const text = (event.clipboardData?.getData('text/plain') ?? '').trim();
  const from = input.selectionStart ?? input.value.length;
  const to = input.selectionEnd ?? from;
  const room = input.maxLength - input.value.length + to - from;
  const message = extractMessage(text);
  if (text.length <= room || message === text) return;
  event.preventDefault();
  input.setRangeText(message.slice(0, room), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
