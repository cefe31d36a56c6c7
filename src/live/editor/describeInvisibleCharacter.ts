import { blankByteOrderMark } from '@site/lib/json/blankByteOrderMark';

/**
 * Matches a character that is invisible or changes the order in which others are displayed, so that the displayed text
 * differs from the content. Joiners and direction marks are allowed, because emoji and several scripts need them.
 */
export const INVISIBLE_CHARACTER =
  /[^\P{Cc}\t\n\r]|[\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/**
 * Describes the first invisible character and its position; `undefined` if there is none. A byte order mark at the
 * start is allowed.
 */
export function describeInvisibleCharacter(text: string): string | undefined {
  const found = INVISIBLE_CHARACTER.exec(blankByteOrderMark(text));
  if (found === null) return undefined;
  const before = text.slice(0, found.index).split('\n');
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return `an invisible character (U+${code}) in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
