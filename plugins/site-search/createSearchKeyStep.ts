import { algoliasearch } from 'algoliasearch';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import type { HostedAccount } from './shared/createHostedClient';
import { classifyFailure } from './shared/classifyFailure';

/** Permissions to change the index, as the provider names them. */
const WRITE_PERMISSIONS = ['addObject', 'deleteObject', 'deleteIndex', 'editSettings'];

/** Time limits in milliseconds, short so that a build without a connection does not wait long. */
const TIMEOUTS_MS = { connect: 2000, read: 3000, write: 3000 };

/** Reads the permissions of the account's key. Every key can read its own permissions. */
export type ReadPermissions = (account: HostedAccount) => Promise<readonly string[]>;

/**
 * Fails the build if the search key, which every page contains, has write permissions. If the permissions cannot be
 * read, for example without a connection, the build continues and logs a message.
 */
export function createSearchKeyStep(
  account: HostedAccount,
  readPermissions: ReadPermissions = fetchPermissions,
): PostBuildStep {
  return {
    start: () => ({
      async finish() {
        const permissions = await readPermissions(account).catch(describeFailure);
        if (typeof permissions === 'string') {
          return `The permissions of the search key were not checked, because ${permissions}`;
        }
        const writePermissions = permissions.filter((permission) => WRITE_PERMISSIONS.includes(permission));
        if (writePermissions.length === 0) return undefined;
        throw new Error(
          `The key in WIRESPEC_SITE_SEARCH_API_KEY has the permissions ${writePermissions.join(', ')}. Every page contains this key, so use one that can only search.`,
        );
      },
    }),
  };
}

async function fetchPermissions({ appId, apiKey }: HostedAccount): Promise<readonly string[]> {
  const { acl } = await algoliasearch(appId, apiKey, { timeouts: TIMEOUTS_MS }).getApiKey({ key: apiKey });
  return acl;
}

function describeFailure(error: unknown): string {
  const failure = classifyFailure(error);
  if (failure.kind === 'refused')
    return `the provider responded with status ${failure.status}. Check WIRESPEC_SITE_SEARCH_APP_ID and WIRESPEC_SITE_SEARCH_API_KEY.`;
  if (failure.kind === 'unreadable')
    return "the provider's response was unreadable. Does this network require a sign-in?";

  return 'the provider could not be reached. Check the network connection and WIRESPEC_SITE_SEARCH_APP_ID.';
}
