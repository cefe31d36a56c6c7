import { classifyFailure } from '../classifyFailure';

/** Application and index of a push. */
export interface PushTarget {
  appId: string;
  indexName: string;
}

/** Required permissions of the admin key, as the provider names them. */
const RIGHTS = 'search, browse, addObject, deleteIndex, settings and editSettings';

/** Describes a failed push: what happened, where, what to do, and the provider's message. */
export function describePushFailure(error: unknown, { appId, indexName }: PushTarget): string {
  const reason = error instanceof Error ? error.message : String(error);
  const failure = classifyFailure(error);
  if (failure.kind === 'refused' && (failure.status === 401 || failure.status === 403))
    return `The application ${appId} refused SEARCH_ADMIN_KEY for the index ${indexName} (status ${failure.status}): it has to be a key of that application with the rights ${RIGHTS}. ${reason}`;
  if (failure.kind === 'refused')
    return `The application ${appId} answered with status ${failure.status} for the index ${indexName}: ${reason}`;
  if (failure.kind === 'unreadable')
    return `The application ${appId} gave an answer for the index ${indexName} that cannot be read: does this network ask for a sign-in? ${reason}`;

  return `No host of the application ${appId} could be reached for the index ${indexName}: check WIRESPEC_SITE_SEARCH_APP_ID and the network connection. ${reason}`;
}
