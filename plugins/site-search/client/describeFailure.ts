import { nameFailure } from '../../../lib/search/nameFailure';

/** A sentence for the reader: what can be done about a search without an answer. */
export function describeFailure(error: unknown): string {
  // The development server has no index: it is made from the finished pages.
  if (process.env.NODE_ENV === 'development')
    return 'Search answers in the built site: npm start builds and serves it.';
  const failure = nameFailure(error);
  if (failure.kind === 'refused')
    return `The search answered with the status ${failure.status}. Try again in a moment.`;
  if (failure.kind === 'unreadable')
    return 'The search gave an answer that cannot be read. Does this network ask for a sign-in?';

  return 'You might want to check your network connection.';
}
