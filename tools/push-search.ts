// `npm run search:push [-- --dry-run]`: replaces the index of the hosted search with the records of the built site, our settings and our synonyms.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { readSiteOptions } from '../config/env';
import { readBuiltRecords, assertHostedSearchBuild } from '../config/search';
import { describeChanges } from '../plugins/site-search/push/describeChanges';
import { describePushFailure, type PushTarget } from '../plugins/site-search/push/describePushFailure';
import { pushIndex } from '../plugins/site-search/push/pushIndex';
import { EMPTY_INDEX, readRemoteIndex } from '../plugins/site-search/push/readRemoteIndex';
import type { SearchRecord } from '../plugins/site-search/shared/types';
import { SITE_BUILD } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { readDryRun } from './support/readDryRun.mjs';
import { runMain } from './support/runMain.mjs';

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = readDryRun(args, 'search:push', 'changes nothing');
  if (!existsSync(path.join(SITE_BUILD, 'index.html')))
    throw new Problem('There is no built site in build/: run "npm run build" first.');

  const options = readSiteOptions();
  const records = readBuiltRecords(SITE_BUILD, options);
  const account = options.hostedSearch;
  // Read here and not with the site options, so that no build can contain this key.
  const adminKey = process.env.SEARCH_ADMIN_KEY ?? '';
  if (account === undefined || adminKey === '') {
    const missing = listMissing(account, adminKey);
    if (!isDryRun)
      throw new Problem(
        `Nothing was pushed, because these environment variables are not set: ${missing}. See plugins/site-search/README.md.`,
      );
    console.log(`Compared with an empty index, because these environment variables are not set: ${missing}.`);
    printLines(describeChanges(EMPTY_INDEX, records));
    return;
  }

  assertHostedSearchBuild(SITE_BUILD);
  await push(account, adminKey, records, isDryRun);
}

function listMissing(account: PushTarget | undefined, adminKey: string): string {
  return [
    ...(account === undefined
      ? ['WIRESPEC_SITE_SEARCH_APP_ID', 'WIRESPEC_SITE_SEARCH_API_KEY', 'WIRESPEC_SITE_SEARCH_INDEX']
      : []),
    ...(adminKey === '' ? ['SEARCH_ADMIN_KEY (a key that may write)'] : []),
  ].join(', ');
}

/** Prints how the records differ from the hosted index and, unless it is a dry run, replaces the index. */
async function push(
  account: PushTarget,
  adminKey: string,
  records: readonly SearchRecord[],
  isDryRun: boolean,
): Promise<void> {
  const client = algoliasearch(account.appId, adminKey);
  try {
    printLines(describeChanges(await readRemoteIndex(client, account.indexName), records));
    if (isDryRun) return;
    await pushIndex(client, account.indexName, records);
  } catch (error) {
    throw new Problem(describePushFailure(error, account));
  }
  console.log(`The index ${account.indexName} now has these ${records.length} records.`);
}

function printLines(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

void runMain(main);
