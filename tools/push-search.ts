// `npm run search:push [-- --dry-run]`: replaces the index of the hosted search with the records of the built site, our
// settings and our synonyms.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { readSiteOptions } from '../config/env';
import { readBuiltRecords, assertHostedSearchBuild } from '../config/search';
import { pushIndex } from '../plugins/site-search/push/pushIndex';
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
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  console.log(`build/ has ${records.length} records of ${pages} pages.`);
  const account = options.hostedSearch;
  // This key is read here instead of with the site options, so that no build can contain it.
  const adminKey = process.env.SEARCH_ADMIN_KEY ?? '';
  const missing = [
    ...(account === undefined
      ? ['WIRESPEC_SITE_SEARCH_APP_ID', 'WIRESPEC_SITE_SEARCH_API_KEY', 'WIRESPEC_SITE_SEARCH_INDEX']
      : []),
    ...(adminKey === '' ? ['SEARCH_ADMIN_KEY (a key with write access)'] : []),
  ];
  if (account === undefined || adminKey === '') {
    const reason = `Nothing was pushed, because these environment variables are not set: ${missing.join(', ')}. See plugins/site-search/README.md.`;
    if (!isDryRun) throw new Problem(reason);
    console.log(reason);
    return;
  }

  assertHostedSearchBuild(SITE_BUILD);
  if (isDryRun) {
    console.log(`Without --dry-run, these records would replace the index ${account.indexName}.`);
    return;
  }
  await pushIndex(algoliasearch(account.appId, adminKey), account, records);
  console.log(`The index ${account.indexName} now has these records.`);
}

void runMain(main);
