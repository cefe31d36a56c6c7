import { classifyFailure } from '../../../lib/search/classifyFailure';

/** A sentence for the reader: what can be done about a search without an answer. */
export function describeFailure(error: unknown): string {
  const failure = classifyFailure(error);
  // There the index, which is made from the finished pages, cannot be; the sentence is in no built site.
  if (process.env.NODE_ENV === 'development' && failure.kind !== 'unreachable')
    return 'Search answers in the built site: npm start builds and serves it.';
  if (failure.kind === 'refused')
    return `The search answered with the status ${failure.status}. Try again in a moment.`;
  if (failure.kind === 'unreadable')
    return 'The search gave an answer that cannot be read. Does this network ask for a sign-in?';

  return 'You might want to check your network connection.';
}
