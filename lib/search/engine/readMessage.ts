/** Patterns for the parts of tool output around a message: position and severity. */
const AROUND = [
  /\bat line \d+(?: and position \d+)?/gi,
  /^\s*Exception in thread "[^"]*"/i,
  // Package name of an exception.
  /\b(?:[a-z]\w*\.)+(?=[A-Z]\w*(?:Exception|Error)\b)/g,
  /^\s*(?:(?:fatal |runtime)?error|warning|exception|caused by)(?:\[\w+\])?:?\s+/i,
  /^\s*\S+\.\w+[:(]\d+(?:[:,]\d+)?\)?:?(?:\s*-)?\s*/,
] as const;

/** The actual token differs in every contract; the expected one identifies the section. */
const FOUND = /(\bexpected), not: .*/i;

/** @returns the message without the surrounding tool output; other queries unchanged */
export function readMessage(query: string): string {
  const message = AROUND.reduce((text, pattern) => text.replace(pattern, ' '), query).replace(FOUND, '$1');

  return message.trim() === '' ? query : message.trim();
}
