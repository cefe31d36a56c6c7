import fs from 'node:fs';
import { readClaims } from '../../lib/claims';
import { compilerVersion } from '../../lib/compiler';
import { describeError } from '../../lib/errors/describeError';
import { openSampleStore, type PageSource, readFences, readPageSources, substituteVersion } from '../../lib/samples';
import { judgeClaims } from '../claims/judgeClaims';
import { REPOSITORY } from '../support/paths.mjs';
import { runMain } from '../support/runMain.mjs';
import { formatSnapshotEntry } from './formatSnapshotEntry';

// `takeSnapshot.ts <file>`: proves all blocks and tries all claims with the installed compiler, and writes the results
// as text. It runs in a separate process, because a process cannot reload the compiler.

/** @throws Error that names the page if its text cannot be parsed */
function readPageFences({ path, text }: PageSource): ReturnType<typeof readFences> {
  try {
    return readFences(substituteVersion(text));
  } catch (error) {
    throw new Error(`${path}  ${describeError(error)}`, { cause: error });
  }
}

async function proveBlocks(): Promise<string[]> {
  const store = openSampleStore(REPOSITORY);
  const entries: string[] = [];
  for (const page of readPageSources(REPOSITORY)) {
    for (const fence of readPageFences(page)) {
      const place = `${page.path}:${fence.line} ${fence.language} ${fence.meta}`.trim();
      try {
        const { markdown } = await store.prove(fence);
        entries.push(formatSnapshotEntry(place, 'right', markdown.replaceAll(compilerVersion, '{{version}}')));
      } catch (error) {
        entries.push(formatSnapshotEntry(place, 'wrong', describeError(error)));
      }
    }
  }
  return entries;
}

async function tryClaims(): Promise<string[]> {
  const claims = await judgeClaims(readClaims(REPOSITORY));
  return claims.map(({ id, state, observed, problems }) =>
    formatSnapshotEntry(`claims/${id}`, state, (state === 'holds' ? observed : problems).join('\n')),
  );
}

async function main([file = '']: readonly string[]): Promise<void> {
  const entries = [...(await proveBlocks()), ...(await tryClaims())];
  fs.writeFileSync(file, entries.join(''));
}

void runMain(main);
