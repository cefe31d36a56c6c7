import { classifyFailure } from '../shared/classifyFailure';

/** Returns a message for the reader about a failed search and what to do about it. */
export function describeSearchFailure(error: unknown): string {
  const failure = classifyFailure(error);
  if (failure.kind === 'refused') return `The search responded with status ${failure.status}. Try again in a moment.`;
  if (failure.kind === 'unreadable')
    return 'The search returned an unreadable response. Does this network require you to sign in?';

  return 'You might want to check your network connection.';
}
