// `npm run search:push [-- --dry-run]`: replaces the index at the hosted search with the records of the built site, our settings and our synonyms.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { readSiteOptions } from '../config/env';
import { readBuiltRecords, requireKeywords } from '../config/search';
import { describeChanges } from '../lib/search/push/describeChanges';
import { describePushFailure } from '../lib/search/push/describePushFailure';
import { pushIndex } from '../lib/search/push/pushIndex';
import { EMPTY_INDEX, readRemoteIndex } from '../lib/search/push/readRemoteIndex';

const projectFolder = path.resolve(__dirname, '..');

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = args.includes('--dry-run');
  const unknown = args.filter((arg) => arg !== '--dry-run');
  if (unknown.length > 0)
    throw new Error(
      `search:push does not know ${unknown.join(' ')}; its only option is --dry-run, which changes nothing.`,
    );

  const build = path.join(projectFolder, 'build');
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error('There is no built site in build/: run "npm run build" first.');

  const options = readSiteOptions();
  const records = readBuiltRecords(build, options);
  const account = options.hostedSearch;
  // Never part of a build, so it is not among the options of one.
  const adminKey = process.env.SEARCH_ADMIN_KEY ?? '';
  if (account === undefined || adminKey === '') {
    const missing = [
      ...(account === undefined
        ? ['WIRESPEC_SITE_SEARCH_APP_ID', 'WIRESPEC_SITE_SEARCH_API_KEY', 'WIRESPEC_SITE_SEARCH_INDEX']
        : []),
      ...(adminKey === '' ? ['SEARCH_ADMIN_KEY (a key that may write)'] : []),
    ].join(', ');
    if (!isDryRun)
      throw new Error(`Nothing was pushed, because not set: ${missing}. See plugins/site-search/README.md.`);
    console.log(`Compared with an empty index, because not set: ${missing}.`);
    print(describeChanges(EMPTY_INDEX, records));
    return;
  }

  requireKeywords(build);
  const client = algoliasearch(account.appId, adminKey);
  try {
    print(describeChanges(await readRemoteIndex(client, account.indexName), records));
    if (isDryRun) return;
    await pushIndex(client, account.indexName, records);
  } catch (error) {
    throw new Error(describePushFailure(error, account), { cause: error });
  }
  console.log(`The index ${account.indexName} now has these ${records.length} records.`);
}

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
