import { classifyFailure } from '../../../lib/search/classifyFailure';

/** Name of the failure of a server without the index: the development server, for one, because the index is made from the finished pages. */
export const MISSING_INDEX = 'MissingIndex';

/** A sentence for the reader: what can be done about a search without an answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === MISSING_INDEX)
    return 'Search answers in the built site: npm start builds and serves it.';
  const failure = classifyFailure(error);
  if (failure.kind === 'refused')
    return `The search answered with the status ${failure.status}. Try again in a moment.`;
  if (failure.kind === 'unreadable')
    return 'The search gave an answer that cannot be read. Does this network ask for a sign-in?';

  return 'You might want to check your network connection.';
}
