/**
 * Characters that nobody sees, or that change the order in which others are shown, so that a text says something else than it seems to say. Joiners and the marks of a direction are not
 * among them: emoji and several scripts need them.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** The first invisible character of a text as a phrase with its place; nothing where there is none. A byte order mark at the start is none. */
export function findInvisible(text: string): string | undefined {
  const found = INVISIBLE.exec(text.replace(/^\ufeff/, ' '));
  if (found === null) return undefined;
  const before = text.slice(0, found.index).split('\n');
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1} contains an invisible character (U+${code})`;
}
