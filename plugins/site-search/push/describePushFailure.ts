import { describeError } from '../../../lib/errors/describeError';
import { classifyFailure } from '../shared/classifyFailure';

/** Application and index of a push. */
export interface PushTarget {
  appId: string;
  indexName: string;
}

/** Required permissions of the admin key, as the provider names them. */
const REQUIRED_PERMISSIONS = 'addObject, deleteIndex and editSettings';

/** Describes a failed push: what happened, where, what to do, and the provider's message. */
export function describePushFailure(error: unknown, { appId, indexName }: PushTarget): string {
  const reason = describeError(error);
  const failure = classifyFailure(error);
  if (failure.kind === 'refused' && (failure.status === 401 || failure.status === 403))
    return `The application ${appId} rejected SEARCH_ADMIN_KEY for the index ${indexName} (status ${failure.status}). Use a key of that application with the permissions ${REQUIRED_PERMISSIONS}. ${reason}`;
  if (failure.kind === 'refused')
    return `The application ${appId} responded with status ${failure.status} for the index ${indexName}: ${reason}`;
  if (failure.kind === 'unreadable')
    return `The application ${appId} returned an unreadable response for the index ${indexName}. Does this network require a sign-in? ${reason}`;

  return `No host of the application ${appId} could be reached for the index ${indexName}: check WIRESPEC_SITE_SEARCH_APP_ID and the network connection. ${reason}`;
}
