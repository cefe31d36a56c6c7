/**
 * Why a link cannot be read, or not be made:
 * - `malformed`: it is not one of ours, or damaged.
 * - `version`: a later version of this site made it.
 * - `oversized`: it holds more than 64 KB.
 */
export type ShareReason = 'malformed' | 'version' | 'oversized';

const MESSAGES: Readonly<Record<ShareReason, string>> = {
  malformed: 'This link is damaged or was cut off: nothing could be read from it. Ask for it again.',
  version: 'This link was made by a newer version of this page. Reload the page and open the link again.',
  oversized: 'The contracts are larger than 64 KB, more than a link can hold. Share the files themselves.',
};

/** A link that cannot be read or made; the message is a sentence for readers. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
  readonly reason: ShareReason;

  constructor(reason: ShareReason, options?: ErrorOptions) {
    super(MESSAGES[reason], options);
    this.reason = reason;
  }
}
