/**
 * Reason why a link cannot be read or created:
 * - `malformed`: it is damaged, or is not a link of this site.
 * - `version`: a later version of this site created it.
 * - `oversized`: it contains more than 64 KB.
 * - `crowded`: it contains more than 100 files.
 * - `invisible`: its text contains characters that hide other text.
 */
export type ShareReason = 'malformed' | 'version' | 'oversized' | 'crowded' | 'invisible';

const MESSAGES: Readonly<Record<ShareReason, string>> = {
  malformed: 'This link is damaged or was cut off: nothing could be read from it. Ask for it again.',
  version: 'This link was made by a newer version of this page. Reload the page and open the link again.',
  oversized: 'A link can hold at most 64 KB. The files can be sent instead.',
  crowded: 'A link can hold at most 100 files. The files can be sent instead.',
  invisible: 'The text contains an invisible character that can hide its real content.',
};

/** Error for a link that cannot be read or created. Its message is for readers. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
  readonly reason: ShareReason;

  constructor(reason: ShareReason, { message, cause }: { message?: string; cause?: unknown } = {}) {
    super(message ?? MESSAGES[reason], { cause });
    this.reason = reason;
  }
}
