import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Claim, SystemTool } from '../../lib/claims';
import { compilerVersion } from '../../lib/compiler';
import { hashFiles } from '../../lib/files/hashFiles';
import { removeAllExcept } from '../../lib/files/removeAllExcept';
import { writeFileAtomically } from '../../lib/files/writeFileAtomically';
import { readSystemTools } from './systemTools';
import { tryClaims, type ClaimVerdict } from './tryClaims';
import { REPOSITORY } from '../support/paths.mjs';

/** Cache of verdicts; not under version control. */
const CACHE_FOLDER = path.join(REPOSITORY, '.cache', 'claims');

/** Code and lock files that a verdict depends on. `cacheKeys.test.ts` compares the code with its imports. */
export const SOURCES = [
  'lib/claims',
  'lib/compiler',
  'lib/errors',
  'lib/files',
  'lib/json',
  'tools/claims',
  'tools/support/Problem.mjs',
  'tools/support/paths.mjs',
  'tools/support/runCommand.mjs',
  'claims/support',
  'package-lock.json',
  'claims/package-lock.json',
];

/**
 * Tries claims, and caches the verdicts of those that hold. The cache key is a hash of the claim's files, the code, the
 * compiler, the packages and the tools, so a cached verdict is never outdated. Claims that failed or were skipped are
 * always tried again.
 *
 * @param folder - the cache folder
 * @returns one verdict per claim, in order
 */
export async function judgeClaims(claims: readonly Claim[], folder = CACHE_FOLDER): Promise<ClaimVerdict[]> {
  const tools = readSystemTools();
  const environment = hashEnvironment(tools);
  const fileNames = new Map(claims.map((claim) => [claim, `${hashClaim(claim, environment)}.json`]));
  const getCacheFile = (claim: Claim): string => path.join(folder, fileNames.get(claim) ?? '');
  const cached = new Map(claims.map((claim) => [claim.id, readVerdict(getCacheFile(claim))]));

  const tried = await tryClaims(
    claims.filter(({ id }) => cached.get(id) === undefined),
    tools,
  );
  const fresh = new Map(tried.map((verdict) => [verdict.id, verdict]));
  // Deletes verdicts with other keys, which are outdated and will not be read again.
  removeAllExcept(folder, new Set(fileNames.values()));
  return Promise.all(
    claims.map(async (claim) => {
      const verdict = cached.get(claim.id) ?? fresh.get(claim.id);
      if (!verdict) throw new Error(`tryClaims returned no verdict for claims/${claim.id}.`);
      if (verdict.state === 'holds' && fresh.has(claim.id)) {
        await writeFileAtomically(getCacheFile(claim), JSON.stringify(verdict));
      }
      return verdict;
    }),
  );
}

/** Hashes everything that a verdict depends on, except the claim itself. */
function hashEnvironment(tools: ReadonlyMap<SystemTool, string>): string {
  const sources = hashFiles(REPOSITORY, SOURCES);
  return createHash('sha256')
    .update(JSON.stringify([process.version, compilerVersion, [...tools], sources]))
    .digest('hex');
}

function hashClaim({ id, files, examples }: Claim, environment: string): string {
  return createHash('sha256')
    .update(JSON.stringify([environment, id, files, examples]))
    .digest('hex');
}

function readVerdict(file: string): ClaimVerdict | undefined {
  try {
    // The cast is safe: this module wrote the file, and its name is a hash of everything that the verdict depends on.
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ClaimVerdict;
  } catch {
    return undefined;
  }
}

/** Summarizes verdicts in one line, such as `412 claims hold (980 trials), 1 does not`. */
export function describeVerdicts(verdicts: readonly ClaimVerdict[]): string {
  const count = (state: ClaimVerdict['state']): number => verdicts.filter((verdict) => verdict.state === state).length;
  const jobCount = verdicts.reduce((sum, verdict) => sum + verdict.jobCount, 0);
  const [fails, skipped] = [count('fails'), count('skipped')];
  return [
    `${count('holds')} ${count('holds') === 1 ? 'claim holds' : 'claims hold'} (${jobCount} trials)`,
    ...(fails > 0 ? [`${fails} ${fails === 1 ? 'does' : 'do'} not`] : []),
    ...(skipped > 0 ? [`${skipped} not tried, because a tool is not installed`] : []),
  ].join(', ');
}
