/** What stands around the message in what a tool prints: where it happened, and how bad it is. */
const AROUND = [
  /\bat line \d+(?: and position \d+)?/gi,
  /^\s*Exception in thread "[^"]*"/i,
  // The package of an exception: its name says what happened.
  /\b(?:[a-z]\w*\.)+(?=[A-Z]\w*(?:Exception|Error)\b)/g,
  /^\s*(?:(?:fatal |runtime)?error|warning|exception|caused by)(?:\[\w+\])?:?\s+/i,
  /^\s*\S+\.\w+[:(]\d+(?:[:,]\d+)?\)?:?(?:\s*-)?\s*/,
] as const;

/** What the compiler found instead is another thing in every contract; what it expected names the section. */
const FOUND = /(\bexpected), not: .*/i;

/** @returns what a pasted message says, without what stands around it; other queries as they are */
export function readMessage(query: string): string {
  const message = AROUND.reduce((text, pattern) => text.replace(pattern, ' '), query).replace(FOUND, '$1');

  return message.trim() === '' ? query : message.trim();
}
