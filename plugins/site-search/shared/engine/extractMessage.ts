/** Patterns for tool output around a message, such as position and severity. */
const NOISE = [
  /\bat line \d+(?: and position \d+)?/gi,
  /^\s*Exception in thread "[^"]*"/i,
  // Package name of an exception.
  /\b(?:[a-z]\w*\.)+(?=[A-Z]\w*(?:Exception|Error)\b)/g,
  /^\s*(?:(?:fatal |runtime)?error|warning|exception|caused by)(?:(?=\[)|:?\s+)/i,
  /^\s*\S+\.\w+[:(]\d+(?:[:,]\d+)?\)?:?(?:\s*-)?\s*/,
] as const;

/** The actual token differs in every contract, so it is removed. The expected token identifies the section. */
const ACTUAL_TOKEN = /(\bexpected), not: .*/i;

/** @returns the message without the surrounding tool output; any other query is only trimmed */
export function extractMessage(query: string): string {
  const message = NOISE.reduce((text, pattern) => text.replace(pattern, ' '), query).replace(ACTUAL_TOKEN, '$1');

  return message.trim() === '' ? query : message.trim();
}
