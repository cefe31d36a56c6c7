import { WorkerError } from '@site/src/client/WorkerClient';
import { classifyFailure } from '../shared/classifyFailure';

/** Returns a message for the reader about a failed search and what to do about it. */
export function describeSearchFailure(error: unknown): string {
  if (error instanceof WorkerError)
    return 'The search script could not be loaded or run. Check your network connection, and whether your browser prevents this site from using workers. Then reload the page.';
  const failure = classifyFailure(error);
  if (failure.kind === 'refused') return `The search responded with status ${failure.status}. Try again in a moment.`;
  if (failure.kind === 'unreadable')
    return 'The search returned an unreadable response. Does this network require you to sign in?';

  return 'You might want to check your network connection.';
}
