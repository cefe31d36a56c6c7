import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readClaims } from '../../lib/claims';
import { describeVerdicts, judgeClaims } from '../../tools/claims/judgeClaims';
import type { ClaimVerdict } from '../../tools/claims/tryClaims';
import { REPORT_PREFIX } from '../../tools/test/outcome';
import { REPOSITORY } from '../../tools/support/paths.mjs';

// Compilers process hundreds of files: a minute on a busy machine with an empty cache.
vi.setConfig({ hookTimeout: 600_000 });

const claims = readClaims(REPOSITORY);

describe('what the pages claim', () => {
  let verdicts = new Map<string, ClaimVerdict>();

  beforeAll(async () => {
    const list = await judgeClaims(claims);
    verdicts = new Map(list.map((verdict) => [verdict.id, verdict]));
    process.stdout.write(`\n${REPORT_PREFIX}${describeVerdicts(list)}\n`);
  });

  it.for(claims.map(({ id }) => id))('%s', (id, { skip }) => {
    const verdict = verdicts.get(id);
    if (verdict?.state === 'skipped') skip(verdict.problems.join('\n'));
    expect(verdict?.problems).toEqual([]);
  });
});
