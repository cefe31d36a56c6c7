import fs from 'node:fs';
import { describeError } from '../../lib/errors/describeError';
import { compilerVersion } from '../../lib/compiler';
import { readClaims } from '../../lib/claims';
import { openSampleStore, readPageSources } from '../../lib/samples';
import { judgeClaims } from '../claims/judgeClaims';
import { REPOSITORY } from '../support/paths.mjs';
import { readPageFences } from './readPageFences';
import type { Snapshot, SnapshotItem } from './Snapshot';

// `takeSnapshot.ts <file>`: writes a snapshot as JSON. It runs in a separate process, because a process cannot reload
// the compiler.

/** Proves all blocks and tries all claims with the installed compiler. Failures are part of the result. */
async function takeSnapshot(): Promise<Snapshot> {
  const blocks = await proveBlocks();
  const claims = await judgeClaims(readClaims(REPOSITORY));
  return {
    version: compilerVersion,
    items: [
      ...blocks,
      ...claims.map(({ id, state, observed, problems }): SnapshotItem => ({
        where: `claims/${id}`,
        kind: 'claim',
        isRight: state === 'skipped' ? undefined : state === 'holds',
        text: (state === 'holds' ? observed : problems).filter((text) => text !== '').join('\n'),
      })),
    ],
  };
}

async function proveBlocks(): Promise<SnapshotItem[]> {
  const store = openSampleStore(REPOSITORY);
  const items: SnapshotItem[] = [];
  for (const page of readPageSources(REPOSITORY)) {
    for (const fence of readPageFences(page)) {
      const block = {
        where: `${page.path}:${fence.line}  ${`${fence.language} ${fence.meta}`.trim()}`,
        kind: 'block',
      } as const;
      try {
        const { markdown } = await store.prove(fence);
        items.push({ ...block, isRight: true, text: markdown.replaceAll(compilerVersion, '{{version}}') });
      } catch (error) {
        items.push({ ...block, isRight: false, text: describeError(error) });
      }
    }
  }
  return items;
}

takeSnapshot().then(
  (snapshot) => {
    fs.writeFileSync(process.argv[2] ?? '', JSON.stringify(snapshot));
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
