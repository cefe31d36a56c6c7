/** A failure that this site expects. Its message is for readers. Any other error is a defect. */
export class ReaderError extends Error {
  override readonly name: string = 'ReaderError';
}

/** Describes a failure for readers. Any error other than a `ReaderError` is reported and gets a general message. */
export function describeForReaders(error: unknown): string {
  if (error instanceof ReaderError) return error.message;
  reportError(error);
  return 'Something on this page went wrong unexpectedly. Try again, or reload the page.';
}
