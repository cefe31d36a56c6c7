import { ReaderError } from '@site/src/client/ReaderError';

/** Reason why a link cannot be read or created. The messages describe the reasons. */
export type ShareReason = 'malformed' | 'version' | 'oversized' | 'tooManyFiles' | 'invisible' | 'invalidName';

/** Messages for readers who open a link, and for its author unless `AUTHOR_MESSAGES` has another message. */
const MESSAGES: Readonly<Record<ShareReason, string>> = {
  malformed: 'This link is damaged or was cut off: nothing could be read from it. Ask the sender for it again.',
  version: 'This link was made by a newer version of this page. Reload the page and open the link again.',
  oversized: 'This link was not opened, because it holds more than 64 KB. Ask the sender for the files instead.',
  tooManyFiles: 'This link was not opened, because it holds more than 100 files. Ask the sender for the files instead.',
  invisible:
    'The text contains an invisible character that can hide its real content. The author must remove it before the text can be in a link.',
  invalidName:
    'The name of a file or of the package cannot be part of a link. Remove unusual characters from it, or shorten it to 200 characters.',
};

/** Messages for the author of a link that cannot be created. */
const AUTHOR_MESSAGES: Readonly<Partial<Record<ShareReason, string>>> = {
  oversized: 'A link can hold at most 64 KB. Send the files instead.',
  tooManyFiles: 'A link can hold at most 100 files. Send the files instead.',
};

/** Error for a link that cannot be read or created. */
export class ShareError extends ReaderError {
  override readonly name = 'ShareError';
  readonly reason: ShareReason;

  constructor(reason: ShareReason, { message, cause }: { message?: string; cause?: unknown } = {}) {
    super(message ?? MESSAGES[reason], { cause });
    this.reason = reason;
  }
}

/** Creates an error whose message is for the author of a link. */
export function createAuthorError(reason: ShareReason, cause?: unknown): ShareError {
  return new ShareError(reason, { message: AUTHOR_MESSAGES[reason] ?? MESSAGES[reason], cause });
}
