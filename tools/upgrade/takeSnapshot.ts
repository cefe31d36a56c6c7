import fs from 'node:fs';
import { compilerVersion } from '../../lib/compiler';
import { readClaims } from '../../lib/claims';
import {
  checkPages,
  type Fence,
  openSampleStore,
  type PageSource,
  readFences,
  readPageSources,
  type SampleStore,
  substituteVersion,
} from '../../lib/samples';
import { judgeClaims } from '../claims/judgeClaims';
import { REPOSITORY } from '../support/paths.mjs';
import type { BlockOutcome, BlockSnapshot, Snapshot } from './Snapshot';

// `takeSnapshot.ts <file>`: writes a snapshot as JSON. It runs in a separate process, because a process cannot reload the compiler.

/** Proves all blocks and tries all claims with the installed compiler. Failures are part of the result. */
async function takeSnapshot(): Promise<Snapshot> {
  const pages = readPageSources(REPOSITORY);
  const outcomes = new Map<string, BlockOutcome>();
  await checkPages(pages, recordOutcomes(openSampleStore(REPOSITORY), outcomes));
  return {
    version: compilerVersion,
    blocks: pages.flatMap((page) => listBlocks(page, outcomes)),
    claims: await judgeClaims(readClaims(REPOSITORY)),
  };
}

function toKey({ language, meta, body }: Fence): string {
  return JSON.stringify([language, meta, body]);
}

/** Wraps a store so that it records the result of each fence. */
function recordOutcomes(store: SampleStore, outcomes: Map<string, BlockOutcome>): SampleStore {
  return {
    ...store,
    async prove(fence) {
      try {
        const block = await store.prove(fence);
        const markdown = block.markdown.replaceAll(compilerVersion, '{{version}}');
        outcomes.set(toKey(fence), { markdown, problems: [] });
        return block;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        outcomes.set(toKey(fence), { problems: message.split('\n') });
        throw error;
      }
    },
  };
}

function listBlocks({ path, text }: PageSource, outcomes: ReadonlyMap<string, BlockOutcome>): BlockSnapshot[] {
  return readFences(substituteVersion(text)).map((fence) => ({
    page: path,
    line: fence.line,
    infoString: `${fence.language} ${fence.meta}`.trim(),
    ...(outcomes.get(toKey(fence)) ?? { problems: ['the block was not proved'] }),
  }));
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
