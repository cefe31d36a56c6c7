import { ReaderError } from '@site/src/client/ReaderError';

/**
 * Reason why a link cannot be read or created:
 * - `malformed`: it is damaged, or is not a link of this site.
 * - `version`: a later version of this site created it.
 * - `oversized`: it contains more than 64 KB.
 * - `crowded`: it contains more than 100 files.
 * - `invisible`: its text contains characters that hide other text.
 * - `unsupported`: the browser cannot compress or decompress it.
 * - `unnamed`: it cannot be created, because a path or an option has a form that links do not allow.
 */
export type ShareReason = 'malformed' | 'version' | 'oversized' | 'crowded' | 'invisible' | 'unsupported' | 'unnamed';

const MESSAGES: Readonly<Record<ShareReason, string>> = {
  malformed: 'This link is damaged or was cut off: nothing could be read from it. Ask for it again.',
  version: 'This link was made by a newer version of this page. Reload the page and open the link again.',
  oversized: 'A link can hold at most 64 KB. Send the files instead, or ask for them.',
  crowded: 'A link can hold at most 100 files. Send the files instead, or ask for them.',
  invisible:
    'The text contains an invisible character that can hide its real content. The author must remove it before the text can be in a link.',
  unsupported: 'This browser cannot read or create links to contracts. Update it, or use another browser.',
  unnamed:
    'The name of a file or of the package cannot be part of a link. Remove unusual characters from it, or shorten it to 200 characters.',
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
